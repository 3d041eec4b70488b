export { CommunicationModule } from './communication.module.js';
