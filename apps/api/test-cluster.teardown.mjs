export default async function tearDown() {
  await globalThis.cairnTestCluster?.dispose();
}
