import { useId, type ReactNode } from "react";

interface SheetSectionProps {
  readonly title: string;
  /** What is said after the title, such as a number. */
  readonly detail?: ReactNode;
  /** The buttons beside the title. */
  readonly extra?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the hunt sheet with its heading. */
export function SheetSection({ title, detail, extra, className, children }: SheetSectionProps) {
  const id = useId();
  return (
    <section className={className === undefined ? "sheet-part" : `sheet-part ${className}`} aria-labelledby={id}>
      <div className="sheet-part-head">
        <h3 id={id}>{title}</h3>
        {detail !== undefined && <i>{detail}</i>}
        {extra}
      </div>
      {children}
    </section>
  );
}
