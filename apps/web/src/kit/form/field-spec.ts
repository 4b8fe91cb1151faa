/** What a form says about one of its fields. */
export type FieldSpec<Value> = {
  readonly label: string;
  /** Said when the schema or the server refuses the value, unless a refinement has words of its own. */
  readonly wrong?: string;
  /** A value in words, for comparing two versions. Text is shown as it is. */
  readonly show?: (value: Value) => string;
};

export type FieldName<Values> = Extract<keyof Values, string>;

export type FieldSpecs<Values> = {
  readonly [Name in FieldName<Values>]: FieldSpec<Values[Name]>;
};

/** Fields whose value is typed or chosen as text. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** In the order in which the form names them. */
export function fieldNames<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in fields) names.push(name);
  return names;
}
