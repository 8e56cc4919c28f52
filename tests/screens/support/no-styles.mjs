// Stands in for every style sheet: nothing is drawn.
export {};
