import { Children, type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, type Ref } from "react";
import { useDisabled } from "./formDisabled.js";

interface Look {
  /** The appearance; the default is a bordered button. */
  readonly type?: "default" | "primary" | "text" | "link" | "dashed";
  readonly size?: "small" | "middle" | "large";
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** A primary button with an outline instead of a filled background. */
  readonly ghost?: boolean;
  /** It is as wide as its container. */
  readonly block?: boolean;
  readonly shape?: "round";
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | keyof Look> {
  readonly htmlType?: "button" | "submit";
  /** Shows that its action runs; presses have no effect meanwhile. */
  readonly loading?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

interface LinkButtonProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "type" | keyof Look> {
  readonly href: string;
}

/** A button. */
export function Button(props: ButtonProps) {
  const { type, size, icon, danger, ghost, block, shape, className, children, ...own } = props;
  const { htmlType = "button", loading = false, onClick, ...rest } = own;
  const disabled = useDisabled(own.disabled);
  return (
    <button
      {...rest}
      disabled={disabled}
      type={htmlType}
      className={classesOf(props)}
      data-loading={loading || undefined}
      onClick={(event) => {
        // Also refuses the submission of the form.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Content icon={loading ? <span className="btn-spinner" /> : icon}>{children}</Content>
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { type, size, icon, danger, ghost, block, shape, className, children, ...rest } = props;
  return (
    <a {...rest} className={classesOf(props)}>
      <Content icon={icon}>{children}</Content>
    </a>
  );
}

function Content({ icon, children }: Pick<Look, "icon" | "children">) {
  return (
    <>
      {icon && <span className="btn-icon">{icon}</span>}
      {/* A text is an element, so that styles can hide it or cut it off. */}
      {Children.map(children, (child) => (typeof child === "string" ? <span>{child}</span> : child))}
    </>
  );
}

function classesOf({ type, size = "middle", icon, danger, ghost, block, shape, className, children }: Look): string {
  const isIconOnly = icon !== undefined && Children.toArray(children).length === 0;
  return [
    "btn",
    type && type !== "default" && `btn-${type}`,
    size !== "middle" && `btn-${size}`,
    danger && "btn-danger",
    ghost && "btn-ghost",
    block && "btn-block",
    shape && `btn-${shape}`,
    isIconOnly && "btn-icon-only",
    className,
  ]
    .filter(Boolean)
    .join(" ");
}
