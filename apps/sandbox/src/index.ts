export { startSandbox, type Sandbox } from './sandbox.js';
export { optionsFromEnvironment, ConfigurationError, type SandboxOptions, type WebhookTarget } from './options.js';
