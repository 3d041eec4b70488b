import { SocialCallback } from '../../../features/auth/social/social-callback.js';

const Social = () => <SocialCallback />;

export default Social;
