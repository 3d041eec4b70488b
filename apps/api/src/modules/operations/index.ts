export { KeyRotation } from './key-rotation.js';
export { OperationsModule } from './operations.module.js';
