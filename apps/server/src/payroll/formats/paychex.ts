import type { PayLine } from '../export-facts.ts';
import { type Cell, money, rateOf } from './cells.ts';
import { datedName, type FileFormat } from './file-format.ts';
import { centsOf, groupLines, hasSeveralRates, isMoney, isPremiumAlone } from './group-lines.ts';
import { hoursOfGroups } from './hour-shares.ts';

/**
 * Paychex Flex, Standard Payroll Import (SPI): a fixed order in which every column is present.
 * Source: Paychex, "SPI Specification Sheet" (read). A line has a rate or an amount, never both.
 */
const head = [
  'Client ID',
  'Worker ID',
  'Org',
  'Job Number',
  'Pay Component',
  'Rate',
  'Rate Number',
  'Hours',
  'Units',
  'Line Date',
  'Amount',
  'Check Seq Number',
  'Override State',
  'Override Local',
  'Override Local Jurisdiction',
  'Labor Assignment',
] as const;

export const paychex: FileFormat = {
  kind: 'csv',
  reads: 'pay',
  fileName: datedName('paychex-spi'),
  head: () => [head],
  rows(person, facts) {
    const givesRate = hasSeveralRates(person.pay);
    const job = ({ projectId }: PayLine) =>
      projectId === null ? null : (facts.projects[projectId]?.code ?? null);
    const groups = groupLines(person.pay, (line) => [
      job(line),
      line.earning,
      isPremiumAlone(line) ? 'premium' : null,
      givesRate && !isMoney(line) ? line.rate : null,
    ]);
    const hours = hoursOfGroups(groups.filter(([line]) => line !== undefined && !isMoney(line)));
    return groups.flatMap((lines): Cell[][] => {
      const [line] = lines;
      if (line === undefined) return [];
      const isAmount = isMoney(line);
      return [
        [
          facts.settings['client_id'] ?? null,
          person.id,
          null,
          job(line),
          facts.earnings[line.earning] ?? null,
          givesRate && !isAmount ? rateOf(line.rate) : null,
          null,
          isAmount ? null : hours(lines),
          null,
          null,
          isAmount ? money(centsOf(lines)) : null,
          null,
          null,
          null,
          null,
          null,
        ],
      ];
    });
  },
};
