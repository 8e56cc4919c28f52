// Stands in for a style sheet, which a component brings along: its functions are tested without a page.
export {};
