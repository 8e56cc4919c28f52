import { Suspense, type ReactNode } from "react";
import type { MessageDescriptor } from "react-intl";
import type { LocalStorageFlag } from "../lib/localStorageState.js";
import { useDescription } from "../lib/useDescription.js";
import type { RecordModes } from "../lib/useRecordModes.js";
import { useT } from "../lib/useT.js";
import { ListSkeleton } from "./ListSkeleton.js";
import type { RailContent } from "./Rail.js";
import { RecordActions } from "./RecordActions.js";
import { Screen } from "./Screen.js";

interface RecordScreenProps {
  readonly texts: { readonly welcome: MessageDescriptor; readonly description: MessageDescriptor };
  /** The key that stores whether the description is minimized (spec 3). */
  readonly collapsedKey: LocalStorageFlag;
  readonly formId: string;
  readonly modes: Pick<RecordModes<unknown>, "isForm" | "create" | "leave">;
  /** The list is empty: New is highlighted (spec 4). */
  readonly isEmpty: boolean;
  readonly rail: RailContent;
  /** Stands under the description. */
  readonly head?: ReactNode;
  /** Replaces the list in the modes CREATE and UPDATE; it may still be loading. */
  readonly form: ReactNode;
  readonly children: ReactNode;
}

/**
 * A screen of records (spec 2): a list with one open card at a time, or the form, and statistics and notes beside them.
 */
export function RecordScreen(props: RecordScreenProps) {
  const { texts, collapsedKey, formId, modes, isEmpty, rail, head, form, children } = props;
  const t = useT();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription(collapsedKey);
  return (
    <Screen
      welcome={t(texts.welcome)}
      description={t(texts.description)}
      isDescriptionOpen={isDescriptionOpen}
      onDescriptionToggle={setDescriptionOpen}
      isForm={modes.isForm}
      actions={<RecordActions modes={modes} formId={formId} isEmpty={isEmpty} />}
      tabs={head}
      rail={rail}
    >
      {modes.isForm ? <Suspense fallback={<ListSkeleton rows={3} />}>{form}</Suspense> : children}
    </Screen>
  );
}
