import { expect, test } from 'vitest';
import { viewColumnSources } from './node-tree.ts';

test('columns taken unchanged are told from expressions, whatever is between them', () => {
  const rule = String.raw`({QUERY :commandType 1 :rtable ({RTE :alias <> :eref {ALIAS :aliasname odd\ \(name\{ :colnames ("id" "a\ b")} :rtekind 0})
    :targetList (
      {TARGETENTRY :expr {VAR :varno 1 :varattno 1} :resno 1 :resname id :ressortgroupref 0 :resorigtbl 16390 :resorigcol 1 :resjunk false}
      {TARGETENTRY :expr {OPEXPR :args ({CONST :constvalue 4 [ 1 0 0 0 ]})} :resno 2 :resname computed :resorigtbl 0 :resorigcol 0 :resjunk false}
      {TARGETENTRY :expr {SUBLINK :subselect {QUERY :targetList ({TARGETENTRY :resno 1 :resorigtbl 1 :resorigcol 9})}} :resno 3 :resorigtbl 16391 :resorigcol 2}
    ) :override 0})`;
  expect(viewColumnSources(rule)).toEqual([
    { column: 1, sourceOid: 16390, sourceColumn: 1 },
    { column: 3, sourceOid: 16391, sourceColumn: 2 },
  ]);
});

test('what is no query shows no columns', () => {
  expect(viewColumnSources('')).toEqual([]);
  expect(viewColumnSources('<>')).toEqual([]);
});
