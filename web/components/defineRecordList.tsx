import { Fragment, useCallback, type ComponentType, type ReactElement, type ReactNode } from "react";
import type { MessageDescriptor } from "react-intl";
import { listedRecords, type ListedKind } from "../lib/recordKinds.js";
import type { Versioned } from "../lib/useEdited.js";
import { useRecordModes } from "../lib/useRecordModes.js";
import { useRecords, type Listed, type RecordQueries } from "../lib/useRecords.js";
import { useT, type Translate } from "../lib/useT.js";
import { EmptyState } from "./EmptyState.js";
import { componentMessages } from "./messages.js";
import { RecordList, type DrawRecord, type RecordRow } from "./RecordList.js";
import { RecordScreen } from "./RecordScreen.js";
import { useRecordDelete, type DeleteDocument } from "./useRecordDelete.js";
import type { RecordEditorProps } from "./useRecordEditor.js";

/** A record that has a card, a form and notes. */
interface CardRecord extends Listed, Versioned {
  readonly noteCount: number;
}

/** What the card of a record is given. */
export interface RecordCardProps<Item> {
  readonly record: Item;
  readonly row: RecordRow;
  readonly onEdit: () => void;
  readonly onAddNote: () => void;
}

/** What the form of a record is given. */
export interface RecordFormProps<Item> extends RecordEditorProps<Item> {
  readonly formId: string;
  readonly onBack: () => void;
}

/** The words of a screen of records. */
interface RecordListTexts {
  readonly title: MessageDescriptor;
  readonly welcome: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly count: MessageDescriptor;
  readonly emptyTitle: MessageDescriptor;
  readonly emptyText: MessageDescriptor;
  /** What a phone calls the list, where that is not the usual word. */
  readonly list?: MessageDescriptor;
}

/** What carries notes, as the panel and the dialog of a note need it. */
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

/** What a kind of record has of its own. */
interface RecordListDefinition<Item extends CardRecord> {
  readonly kind: ListedKind;
  readonly texts: RecordListTexts;
  readonly operations: RecordQueries<Item> & { readonly remove: DeleteDocument };
  /** The operations of other screens that show more of the kind. */
  readonly alsoReload?: readonly string[];
  /** What a record is called. */
  readonly nameOf: (record: Item, t: Translate) => string;
  /** Draws one record; a component that stays the same spares the rows that have not changed. */
  readonly Card: ComponentType<RecordCardProps<Item>>;
  /** Makes or changes a record, fetched when it is first shown, or a little earlier. */
  readonly editor: { readonly Component: ComponentType<RecordFormProps<Item>>; readonly preload: () => void };
  readonly Statistics: ComponentType<{ readonly hasSelection: boolean }>;
  readonly notes: RecordNotes;
  /** Stands in for an empty list. */
  readonly Empty?: ComponentType<{ readonly onAdded: (record: Item) => void }>;
  /** Stands above a list that is not empty. */
  readonly Above?: ComponentType;
  /** Holds what several of these parts need. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
}

/** Makes the screen of a kind of record (spec 2): a list with one card open at a time, or the form, statistics and notes. */
export function defineRecordList<Item extends CardRecord>(definition: RecordListDefinition<Item>): () => ReactElement {
  return () => <RecordListScreen definition={definition} />;
}

interface RecordListScreenProps<Item extends CardRecord> {
  readonly definition: RecordListDefinition<Item>;
}

function RecordListScreen<Item extends CardRecord>({ definition }: RecordListScreenProps<Item>) {
  const { kind, texts, operations, nameOf, Card, editor, Statistics, Empty, Above, Around = Fragment } = definition;
  const { Panel, useAddNote } = definition.notes;
  const { single, collapsedKey } = listedRecords[kind];
  const formId = `${kind.toLowerCase().replace("_", "-")}-form`;
  const t = useT();
  const records = useRecords(kind, operations);
  const remove = useRecordDelete(kind, operations.remove, definition.alsoReload);
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
          listLabel: t(texts.list ?? componentMessages.list),
          statistics: <Statistics hasSelection={selected !== undefined} />,
          notes: (
            <Panel noteGuid={selected?.noteGuid} name={selected && nameOf(selected, t)} count={selected?.noteCount} />
          ),
          noteCount: selected?.noteCount,
        }}
        form={<editor.Component key={modes.mode} formId={formId} {...modes.form} />}
      >
        {Above && !isEmpty && <Above />}
        <RecordList
          records={records}
          label={t(texts.title)}
          countText={(count) => t(records.isTotalBounded ? componentMessages.atLeast : texts.count, { count })}
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
