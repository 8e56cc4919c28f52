import { Button } from "../../components/controls/Button.js";
import { Suspense } from "react";
import { Dialog } from "../../components/Dialog.js";
import { InlineError } from "../../components/InlineError.js";
import { componentMessages } from "../../components/messages.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useT } from "../../lib/useT.js";
import { useAdvertTextQuery } from "./known.generated.js";
import { knownMessages as messages } from "./knownMessages.js";

const comparison = lazyComponent(async () => (await import("./AdvertComparison.js")).AdvertComparison);

interface CompareDialogProps {
  /** The hunt with the earlier advert. */
  readonly jobHuntId: string;
  readonly advert: string;
  readonly onClose: () => void;
}

/** Compares an advert with the one that a hunt has. */
export function CompareDialog({ jobHuntId, advert, onClose }: CompareDialogProps) {
  const t = useT();
  const { data, error, refetch } = useAdvertTextQuery({ variables: { jobHuntId }, fetchPolicy: "network-only" });
  const earlier = data?.jobDetails?.advertText ?? "";
  const waiting = <p role="status">{t(messages.comparing)}</p>;
  const content = (): React.ReactNode => {
    if (error !== undefined) {
      const again = (): void => void refetch().catch(() => undefined);
      return <InlineError what={t(messages.compare)} error={error} onTryAgain={again} />;
    }
    if (data === undefined) return waiting;
    if (earlier === "") return <p>{t(messages.noText)}</p>;
    return (
      <Suspense fallback={waiting}>
        <comparison.Component earlier={earlier} advert={advert} />
      </Suspense>
    );
  };
  return (
    <Dialog
      title={t(messages.compare)}
      width={760}
      onClose={onClose}
      footer={
        <Button autoFocus onClick={onClose}>
          {t(componentMessages.close)}
        </Button>
      }
    >
      {content()}
    </Dialog>
  );
}
