import { ApiError, type Client } from '@cairn/client';
import { adminApi, type Wire } from '@cairn/contracts';
import type { AdminIdentity } from '@cairn/contracts/admin/admin.replies';
import type { AuthProvider, UserIdentity } from 'react-admin';
import { RESOURCE_PERMISSION, isResource } from './resources.js';
import type { Session } from './session.js';

export type Me = Wire<AdminIdentity>;

/** An identity in react-admin's sense, with the permissions from the server. */
export interface ConsoleIdentity extends UserIdentity {
  email: string;
  role: Me['role'];
  permissions: Me['permissions'];
}

export interface SecondStep {
  halfToken: string;
  code: string;
}

/** Sign-in in two steps; `login` takes the second one, the first stays with the sign-in page. */
export function createAuthProvider(client: Client, session: Session): AuthProvider {
  let me: Promise<Me> | null = null;
  const identity = (): Promise<Me> => {
    if (session.token() === null) return Promise.reject(new ApiError(401, 'auth.required', ''));
    me ??= client.send(adminApi.me, {}).catch((error: unknown) => {
      me = null;
      throw error;
    });
    return me;
  };

  return {
    async login({ halfToken, code }: SecondStep) {
      const opened = await client.send(adminApi.verify, { body: { halfToken, code } });
      session.open(opened.token, opened.expirationDate);
      me = null;
    },
    async logout() {
      if (session.token() !== null) {
        // If the server has already ended the session, signing out has succeeded.
        await client.send(adminApi.logout, {}).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
      }
      session.close();
      me = null;
    },
    async checkAuth() {
      if (session.token() === null) throw new ApiError(401, 'auth.required', '');
    },
    async checkError(error: unknown) {
      if (error instanceof ApiError && error.status === 401) {
        session.close();
        me = null;
        throw error;
      }
    },
    async getIdentity(): Promise<ConsoleIdentity> {
      const { id, name, email, role, permissions } = await identity();
      return { id, fullName: name, email, role, permissions };
    },
    async getPermissions() {
      return (await identity()).permissions;
    },
    async canAccess({ resource }) {
      if (!isResource(resource)) return true;
      return (await identity()).permissions.includes(RESOURCE_PERMISSION[resource]);
    },
  };
}
