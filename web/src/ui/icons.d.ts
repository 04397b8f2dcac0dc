declare module "icon:*" {
  const icon: { box: string; body: string };
  export default icon;
}
