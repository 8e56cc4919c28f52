import { tableOf, type EntityClass } from "../database/columns.js";
import type { Database } from "../database/database.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { revertParts } from "../jobhunt/revert-parts.js";
import type { Reverter } from "../log/reverter.js";
import { AppError } from "../platform/errors.js";
import { refuse } from "../platform/validation.js";
import type { StepCheck } from "./step-check.entity.js";
import type { StepText } from "./step-text.entity.js";

/** The limit of one kind of what a person keeps at the steps of a hunt. */
interface StepPartsLimit {
  /** How many of them one hunt may have. */
  readonly most: number;
  /** The words for them in messages. */
  readonly plural: string;
}

/** One kind of what a person keeps at the steps of a hunt: its limit, and undoing. */
export class StepParts<E extends StepText | StepCheck> {
  private readonly table: string;

  constructor(
    private readonly database: Database,
    private readonly rows: OwnedRepository<E>,
    private readonly entity: EntityClass<E>,
    private readonly limit: StepPartsLimit,
  ) {
    this.table = tableOf(entity);
  }

  /** Throws VALIDATION when a locked hunt has as many of them as it can have. */
  async requireRoom(ownerId: string, jobHuntId: string): Promise<void> {
    const { most, plural } = this.limit;
    const [row] = await this.database.queryOwned<{ count: number }>(
      ownerId,
      `select count(*)::integer as count from ${this.table} where owner_id = $1 and job_hunt_id = $2 and deleted_at is null`,
      [jobHuntId],
    );
    if ((row?.count ?? 0) < most) return;
    refuse([{ field: "jobHuntId", rule: "maxItems", message: `jobHuntId: a hunt has at most ${most} ${plural}.` }]);
  }

  /**
   * Returns their reverter. It locks their hunts first, as changing does. Restoring one throws CONFLICT when another took
   * its place since, which `findTwin` returns, and VALIDATION when the hunt has no room for it.
   */
  reverterWith(findTwin: (row: E) => Promise<E | null>): Reverter {
    const owned = revertParts(this.database, this.rows, this.entity);
    return {
      lock: owned.lock,
      revert: async (ownerId, inverse) => {
        const row = await this.rows.find(ownerId, inverse.id, { withDeleted: true });
        const isRestored = "deletedAt" in inverse.after && inverse.after["deletedAt"] == null;
        if (isRestored && row.deletedAt !== null) {
          if ((await findTwin(row)) !== null) throw savedAgain();
          await this.requireRoom(ownerId, row.jobHuntId);
        }
        await owned.revert(ownerId, inverse);
      },
    };
  }
}

function savedAgain(): AppError {
  return new AppError("CONFLICT", {
    message: "There is another text in its place since, so this cannot be undone any more.",
    current: { changed: ["deletedAt"] },
  });
}
