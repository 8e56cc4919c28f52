import { useProblemToast } from "../../components/useProblemToast.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import type { LinkRole, StepName } from "../../schema.generated.js";
import { guessDocumentType } from "./guessDocumentType.js";
import type { LinkTarget, UploadedDocument } from "./linkTarget.js";
import type { JobHuntLinkKind, LinkedRecord, Tie } from "./ties.js";
import { typedDocument } from "./typedDocument.js";
import { placeOf, useJobHuntTies, type LinkHunt } from "./useJobHuntTies.js";
import { useLinkChanges } from "./useLinkChanges.js";
import { useLinkMutations } from "./useLinkMutations.js";
import { useUploadedFile } from "./useUploadedFile.js";

interface JobHuntTargetArgs {
  readonly jobHunt: LinkHunt;
  readonly kind: JobHuntLinkKind;
  readonly step: StepName | undefined;
  readonly asksRole?: boolean | undefined;
  /** Called once the server has a new link. */
  readonly onLinked: ((record: LinkedRecord) => void) | undefined;
}

/** Returns what a link box of a hunt finds, links, creates and unlinks. */
export function useJobHuntTarget(args: JobHuntTargetArgs): LinkTarget {
  const { jobHunt, kind, step, asksRole = false, onLinked } = args;
  const { ties = [], noteGuid } = useJobHuntTies(jobHunt.id, kind, step);
  const { add, remove } = useLinkChanges();
  const mutations = useLinkMutations();
  const uploadFile = useUploadedFile();
  const invalidate = useInvalidate();
  const showProblemToast = useProblemToast();
  const place = placeOf(jobHunt.id, kind, step);
  const inputOf = (id: string, at: StepName | null | undefined, asked?: LinkRole) => {
    // The first company of a hunt is its employer, as long as none is known.
    const isEmployer = kind === "COMPANY" && at == null && jobHunt.employerName === null;
    const role = asked ?? (isEmployer ? ("EMPLOYER" as const) : undefined);
    return {
      jobHuntId: jobHunt.id,
      kind,
      id,
      ...(at && { step: at }),
      ...(role && { role }),
    };
  };
  const show = async (record: LinkedRecord, send: Parameters<typeof add>[2], role?: LinkRole): Promise<void> => {
    const tie = { linkId: record.id, step: step ?? null, record, ...(role && { role }) };
    if (await add(place, tie, send)) onLinked?.(record);
  };
  const create = (name: string, role?: LinkRole): void => {
    const id = crypto.randomUUID();
    void show(
      { kind, id, name, detail: "" },
      () => mutations.create({ kind, id, name, ...(noteGuid !== undefined && { noteGuid }) }, inputOf(id, step, role)),
      role,
    );
  };
  const upload = (file: File): UploadedDocument | undefined => {
    const uploaded = uploadFile(file);
    if (uploaded === undefined) return undefined;
    const id = crypto.randomUUID();
    const { name, address } = uploaded;
    const type = guessDocumentType(file.name);
    const document = typedDocument(type, {
      address,
      create: (source, chosen) => mutations.create({ kind, id, name, source, type: chosen }, inputOf(id, step)),
      setType: async (chosen) => {
        const made = await mutations.setDocumentType(id, chosen);
        await invalidate(made.changes);
        return made;
      },
      onProblem: showProblemToast,
    });
    void show({ kind, id, name, detail: "" }, document.create);
    return { id, name, type, choose: (chosen) => void document.choose(chosen) };
  };
  return {
    kind,
    jobHuntId: jobHunt.id,
    employerName: jobHunt.employerName ?? null,
    ties,
    ...(asksRole && { asksRole }),
    link: (record, role) => void show(record, () => mutations.link(inputOf(record.id, step, role)), role),
    create,
    unlink: (tie) => void removeTie(tie),
    ...(kind === "DOCUMENT" && { upload }),
  };

  async function removeTie(tie: Tie): Promise<void> {
    const { id } = tie.record;
    await remove(place, tie, () =>
      mutations.unlink({ jobHuntId: jobHunt.id, kind, id, ...(tie.step && { step: tie.step }) }),
    );
  }
}
