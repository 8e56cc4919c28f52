import { Fragment, useCallback, type ComponentType, type ReactElement, type ReactNode } from "react";
import type { MessageDescriptor } from "react-intl";
import { listedRecords, type ListedKind } from "../lib/recordKinds.js";
import type { Versioned } from "../lib/useEdited.js";
import { useRecordModes } from "../lib/useRecordModes.js";
import { useRecords, type Listed, type RecordQueries } from "../lib/useRecords.js";
import { useT, type Translate } from "../lib/useT.js";
import { EmptyState } from "./EmptyState.js";
import { listMessages } from "./listMessages.js";
import { RecordList, type DrawRecord, type RecordRow } from "./RecordList.js";
import { RecordScreen } from "./RecordScreen.js";
import { useRecordDelete, type DeleteDocument } from "./useRecordDelete.js";
import type { RecordEditorProps } from "./useRecordEditor.js";

/** A record that has a card, a form and notes. */
interface CardRecord extends Listed, Versioned {
  readonly noteCount: number;
}

/** The props of a record's card. */
export interface RecordCardProps<Item> {
  readonly record: Item;
  readonly row: RecordRow;
  readonly onEdit: () => void;
  readonly onAddNote: () => void;
}

/** The props of a record's form. */
export interface RecordFormProps<Item> extends RecordEditorProps<Item> {
  readonly formId: string;
  readonly onBack: () => void;
}

/** The messages of a screen of records. */
interface RecordListTexts {
  readonly title: MessageDescriptor;
  readonly welcome: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly count: MessageDescriptor;
  readonly emptyTitle: MessageDescriptor;
  readonly emptyText: MessageDescriptor;
}

/** The note id and name of a record, for the panel and the dialog of a note. */
interface RecordNotes {
  readonly Panel: ComponentType<{
    readonly noteGuid: string | undefined;
    readonly name: string | undefined;
    readonly count?: number | undefined;
  }>;
  readonly useAddNote: () => {
    readonly addNote: (target: { readonly noteGuid: string; readonly name: string }) => void;
    readonly noteDialog: ReactNode;
  };
}

/** The parts specific to a kind of record. */
interface RecordListDefinition<Item extends CardRecord> {
  readonly kind: ListedKind;
  readonly texts: RecordListTexts;
  readonly operations: RecordQueries<Item> & { readonly remove: DeleteDocument };
  /** Returns the display name of a record. */
  readonly nameOf: (record: Item, t: Translate) => string;
  /** Renders one record; a stable component avoids rendering unchanged rows again. */
  readonly Card: ComponentType<RecordCardProps<Item>>;
  /** The form of a record, loaded when it is first shown, or preloaded. */
  readonly editor: { readonly Component: ComponentType<RecordFormProps<Item>>; readonly preload: () => void };
  readonly Statistics: ComponentType<{ readonly hasSelection: boolean }>;
  readonly notes: RecordNotes;
  /** Shown in place of an empty list. */
  readonly Empty?: ComponentType<{ readonly onAdded: (record: Item) => void }>;
  /** Shown under the description, above the list and the form alike. */
  readonly Head?: ComponentType;
  /** Shown above a list that is not empty. */
  readonly Above?: ComponentType;
  /** Provides context that several of these parts need. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * Returns the screen of a kind of record (spec 2): a list with one open card at a time, or the form, statistics and
 * notes.
 */
export function defineRecordList<Item extends CardRecord>(definition: RecordListDefinition<Item>): () => ReactElement {
  return () => <RecordListScreen definition={definition} />;
}

interface RecordListScreenProps<Item extends CardRecord> {
  readonly definition: RecordListDefinition<Item>;
}

function RecordListScreen<Item extends CardRecord>({ definition }: RecordListScreenProps<Item>) {
  const { kind, texts, operations, nameOf, Card, editor, Statistics, Empty, Around = Fragment } = definition;
  const { Head, Above } = definition;
  const { Panel, useAddNote } = definition.notes;
  const { single, collapsedKey } = listedRecords[kind];
  const formId = `${kind.toLowerCase().replace("_", "-")}-form`;
  const t = useT();
  const records = useRecords(kind, operations);
  const remove = useRecordDelete(kind, operations.remove);
  const { addNote, noteDialog } = useAddNote();
  const noteOn = useCallback(
    (record: Item) => addNote({ noteGuid: record.noteGuid, name: nameOf(record, t) }),
    [addNote, nameOf, t],
  );
  const modes = useRecordModes(single, records, noteOn);
  const { edit } = modes;
  const draw = useCallback<DrawRecord<Item>>(
    (record, row) => <Card record={record} row={row} onEdit={edit} onAddNote={() => noteOn(record)} />,
    [Card, edit, noteOn],
  );
  const { selected, isEmpty, select } = records;
  return (
    <Around>
      <RecordScreen
        texts={texts}
        collapsedKey={collapsedKey}
        formId={formId}
        modes={modes}
        isEmpty={isEmpty}
        rail={{
          statistics: <Statistics hasSelection={selected !== undefined} />,
          notes: (
            <Panel noteGuid={selected?.noteGuid} name={selected && nameOf(selected, t)} count={selected?.noteCount} />
          ),
        }}
        head={Head && <Head />}
        form={<editor.Component key={modes.mode} formId={formId} {...modes.form} />}
      >
        {Above && !isEmpty && <Above />}
        <RecordList
          records={records}
          label={t(texts.title)}
          countText={(count) => t(records.isTotalBounded ? listMessages.atLeast : texts.count, { count })}
          empty={
            Empty ? <Empty onAdded={select} /> : <EmptyState title={t(texts.emptyTitle)} text={t(texts.emptyText)} />
          }
          remove={remove}
          onEditSoon={editor.preload}
        >
          {draw}
        </RecordList>
        {noteDialog}
      </RecordScreen>
    </Around>
  );
}
