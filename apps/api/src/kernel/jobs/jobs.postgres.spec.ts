import { jobsSuite } from '../../testing/jobs/jobs-suite.js';
import { lanesSuite } from '../../testing/jobs/lanes-suite.js';

jobsSuite('PostgreSQL', () => 'postgres:');
lanesSuite('PostgreSQL', () => 'postgres:');
