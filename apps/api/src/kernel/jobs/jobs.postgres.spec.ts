import { jobsSuite } from '../../testing/jobs-suite.js';
import { lanesSuite } from '../../testing/lanes-suite.js';

jobsSuite('PostgreSQL', () => 'postgres:');
lanesSuite('PostgreSQL', () => 'postgres:');
