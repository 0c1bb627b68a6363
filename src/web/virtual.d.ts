/** The address of the worker that holds the tables of this device; the build knows it. */
declare module 'virtual:local-worker' {
  const address: string;
  export default address;
}
