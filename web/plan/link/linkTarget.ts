import type { LinkRole } from "../../schema.generated.js";
import type { LinkedRecord, LinkKind, Tie } from "./ties.js";

/** A document whose file is being uploaded. */
export interface UploadedDocument {
  readonly id: string;
  readonly name: string;
  /** The type that the name of its file says; null: none. */
  readonly type: string | null;
  /** Sets its type; null: none. The upload and the link do not wait for it. */
  readonly choose: (type: string | null) => void;
}

/** What a link box searches, and what it does with what is chosen. Nothing of it throws: failures are shown. */
export interface LinkTarget {
  readonly kind: LinkKind;
  /** The hunt whose employer's people and whose notes are offered first; null: none. */
  readonly jobHuntId: string | null;
  readonly employerName: string | null;
  readonly ties: readonly Tie[];
  /** What a company is for the hunt is asked before it is linked. */
  readonly asksRole?: boolean;
  readonly link: (record: LinkedRecord, role?: LinkRole) => void;
  /** Creates a record with this name and links it. */
  readonly create: (name: string, role?: LinkRole) => void;
  readonly unlink: (tie: Tie) => void;
  /** Uploads a file as a document and links that; absent where nothing is uploaded. Undefined: the file was refused. */
  readonly upload?: (file: File) => UploadedDocument | undefined;
}
