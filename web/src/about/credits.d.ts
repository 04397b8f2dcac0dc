declare module "credits:all" {
  interface Made {
    name: string;
    version: string;
    license?: string;
    author?: string;
    address?: string;
  }
  interface IconSet {
    set: string;
    name: string;
    author: string;
    address: string;
    license: string;
    terms: string;
    count: number;
    by: { author: string; made: string[] }[]; // "" where we do not know whose an icon is
  }
  const credits: { libraries: Made[]; fonts: Made[]; icons: IconSet[]; server: Made[] };
  export default credits;
}
