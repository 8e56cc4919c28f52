import type { Database } from "../database/database.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { revertParts } from "../jobhunt/revert-parts.js";
import type { Reverter } from "../log/reverter.js";
import { AppError } from "../platform/errors.js";
import { Link } from "./link.entity.js";
import type { LinkService } from "./link.service.js";

/**
 * Returns the reverter of links. It locks their hunts first, as linking does. Restoring a link throws CONFLICT when the
 * record was linked again since, and VALIDATION when the hunt has as many links as it can have. Removing a link that is
 * gone for good, such as with its record, does nothing.
 */
export function revertLinks(database: Database, links: OwnedRepository<Link>, service: LinkService): Reverter {
  const owned = revertParts(database, links, Link);
  return {
    lock: owned.lock,
    revert: async (ownerId, inverse) => {
      const link = await links.findOrNull(ownerId, inverse.id, { withDeleted: true });
      if (link === null && inverse.after["deletedAt"] != null) return;
      if (link !== null && "deletedAt" in inverse.after && inverse.after["deletedAt"] == null) {
        const twin = await service.findTwin(link);
        if (twin !== null && twin.id !== link.id) throw linkedAgain();
        if (twin === null) await service.requireRoom(ownerId, link.jobHuntId);
      }
      await owned.revert(ownerId, inverse);
    },
  };
}

function linkedAgain(): AppError {
  return new AppError("CONFLICT", {
    message: "It was linked again since, so this cannot be undone any more.",
    current: { changed: ["deletedAt"] },
  });
}
