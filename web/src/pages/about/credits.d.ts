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
    address: string;
    license: string;
    terms: string;
    authors: { name: string; address?: string }[];
    used: string[]; // names of the icons that the page uses
  }
  const credits: { libraries: Made[]; fonts: Made[]; icons: IconSet[]; server: Made[] };
  export default credits;
}
