import {
  ChoiceField,
  EmailField,
  FlagField,
  IdField,
  InstantField,
  LineField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { ADMIN_ROLES, type AdminRole } from '../kernel/permissions.js';
import { ADMIN_ACTS, ADMIN_CHANGES, ADMIN_CHANGE_STATES, ADMIN_STATES } from './admins.endpoints.js';
import type { AdminAct, AdminChangeKind, AdminChangeState, AdminState } from './admins.endpoints.js';

/** Invites a colleague to the console with a link by mail. */
export class InviteAdminRequest {
  @EmailField()
  email: string;
  @ChoiceField(ADMIN_ROLES)
  role: AdminRole;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

/** Changes the role or status of a colleague. */
export class ChangeAdminRequest {
  @ChoiceField(ADMIN_ACTS)
  act: AdminAct;
  /** The new role, where it is the role that changes. */
  @ChoiceField(ADMIN_ROLES, { optional: true })
  role?: AdminRole | null;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

/** A change of who may do what in the console, with both people. */
export class AdminChange {
  @IdField()
  id: string;
  @ChoiceField(ADMIN_CHANGES)
  kind: AdminChangeKind;
  /** The account concerned. */
  @EmailField()
  email: string;
  /** The role that is given, or that the account has. */
  @ChoiceField(ADMIN_ROLES, { optional: true })
  role: AdminRole | null;
  @TextField({ max: 1000 })
  reason: string;
  @ChoiceField(ADMIN_CHANGE_STATES)
  state: AdminChangeState;
  @TextField()
  makerEmail: string;
  @InstantField()
  madeAt: Date;
  @TextField({ optional: true })
  checkerEmail: string | null;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  /** Whether it was made without the required second person because there was none. */
  @FlagField()
  alone: boolean;
  /** Whether the reader is the second person that it waits for. */
  @FlagField()
  mayConfirm: boolean;
}

/** Who may sign in to the console. */
export class AdminAccount {
  @IdField()
  id: string;
  @LineField()
  name: string;
  @EmailField()
  email: string;
  @ChoiceField(ADMIN_ROLES)
  role: AdminRole;
  @ChoiceField(ADMIN_STATES)
  state: AdminState;
  /** An authenticator is set up: required to sign in to the console (SEC-58). */
  @FlagField()
  hasSecondFactor: boolean;
  @InstantField({ optional: true })
  lastSignInAt: Date | null;
  @InstantField()
  createdAt: Date;
  /** Requests that wait for a second person. */
  @NestedField(() => AdminChange, { optional: true })
  waiting: AdminChange | null;
}

/** Whether the first admin has to be created on the server; true only as long as there is none. */
export class FirstAdmin {
  @FlagField()
  needed: boolean;
}
