import { jobsSuite } from '../../testing/jobs-suite.js';

jobsSuite('PostgreSQL', () => 'postgres:');
