export { ClusterError, ensureDatabase, OWNER, startCluster, type Cluster, type ClusterOptions } from './cluster.js';
export { startTestCluster, type TestCluster } from './test-cluster.js';
