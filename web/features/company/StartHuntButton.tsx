import { Button } from "../../components/controls/Button.js";
import { Route } from "lucide-react";
import { useState } from "react";
import { NAME_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { useProblemToast } from "../../components/useProblemToast.js";
import { notify } from "../../lib/notify.js";
import { truncate } from "../../lib/truncate.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { jobHuntRecord } from "../../plan/link/ties.js";
import { useOpenRecord } from "../../plan/link/useOpenRecord.js";
import { useCompanyStartJobHuntMutation } from "./company.generated.js";
import type { CompanyCardData } from "./companyValues.js";
import { companyMessages as messages } from "./messages.js";

/** Starts a hunt with the company as its employer, and goes to the card of the hunt. */
export function StartHuntButton({ company }: { readonly company: CompanyCardData }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [create] = useCompanyStartJobHuntMutation();
  const invalidate = useInvalidate();
  const undo = useUndo();
  const open = useOpenRecord();
  const showProblemToast = useProblemToast();
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const name = truncate(t(messages.startedName, { name: company.name }), NAME_MAX - 1);
      const { data } = await create({ variables: { input: { id: crypto.randomUUID(), name, companyId: company.id } } });
      const { jobHunt, logEntryId } = data?.createJobHunt ?? {};
      if (!jobHunt) return;
      const changes = [
        { operation: "CREATED", kind: "JOB_HUNT", id: jobHunt.id },
        { operation: "CREATED", kind: "LINK" },
      ] as const;
      notify(t(messages.started, { name: jobHunt.name }), {
        undo: logEntryId ? () => undo([logEntryId], changes) : undefined,
      });
      open(jobHuntRecord(jobHunt));
      await invalidate(changes);
    } catch (error) {
      showProblemToast(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Icon of={Route} />} loading={isBusy} onClick={() => void start()}>
      {t(messages.startHunt)}
    </Button>
  );
}
