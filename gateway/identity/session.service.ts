import type { Database } from "../database/database.js";
import { AppError } from "../platform/errors.js";
import type { LogService } from "../log/log.service.js";
import type { Session } from "./session.payloads.js";
import type { SignIns } from "./sign-ins.js";
import type { Viewer } from "../person/viewer.js";

/** The sessions of a person; an outside identity provider manages them itself, and there are none here. */
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly log: LogService,
    private readonly signIns: SignIns | null,
  ) {}

  /** Returns the person's sessions, the current one first; null when an outside provider signs people in. */
  async list({ claims }: Viewer): Promise<Session[] | null> {
    if (this.signIns === null) return null;
    const sessions = (await this.signIns.list(claims.subject)).map((signIn) => ({
      ...signIn,
      isCurrent: signIn.id === claims.sessionId,
    }));
    return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** Ends one of the person's sessions, also the current one. Throws NOT_FOUND. */
  async end(viewer: Viewer, id: string): Promise<number> {
    return this.database.transaction(async () => {
      const hasEnded = (await this.signIns?.end(viewer.claims.subject, id)) ?? false;
      if (!hasEnded) throw new AppError("NOT_FOUND", { message: "There is no such session." });
      return this.record(viewer, 1);
    });
  }

  /** Ends every session of the person but the current one, and returns how many those were. */
  async endOthers(viewer: Viewer): Promise<number> {
    return this.database.transaction(async () => {
      const { subject, sessionId } = viewer.claims;
      const count = (await this.signIns?.endOthers(subject, sessionId)) ?? 0;
      return count === 0 ? 0 : this.record(viewer, count);
    });
  }

  private async record({ ownerId }: Viewer, count: number): Promise<number> {
    await this.log.record(ownerId, {
      action: "session.ended",
      says: { key: count === 1 ? "session.ended" : "session.endedMany", facts: { count: String(count) } },
      isAlwaysWritten: true,
    });
    return count;
  }
}
