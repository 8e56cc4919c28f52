/** The part of the database that identity needs: one parameterised statement at a time, answered with its rows. */
export interface Queries {
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}
