export {
  ClusterError,
  ensureDatabase,
  OWNER,
  runSql,
  startCluster,
  type Cluster,
  type ClusterOptions,
} from './cluster.js';
export { landingBytes, MOST_LANDING_BYTES } from './check/first-load.js';
export { Failure } from './process/failure.js';
export { freePort, freePortRange } from './process/ports.js';
export { run, type RunResult } from './process/run.js';
export { runCli } from './product/database.js';
export { productEnvironment, sandboxEnvironment, type Addresses } from './product/environment.js';
export { NODE_OPTIONS } from './product/node-options.js';
export { startProduct, type Product } from './product/product.js';
export { newSecrets, type Environment } from './product/secrets.js';
export { startTestCluster, type TestCluster } from './test-cluster.js';
