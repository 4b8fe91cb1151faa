import { describe, expect, it } from 'vitest';
import type { OutboxItem } from './item.ts';
import {
  add,
  createPhone,
  never,
  refused,
  serverTrouble,
  statesOf,
  until,
} from './simulated-phone.ts';

/** Items that need a person: what they see and what they can do. */
describe('what needs attention', () => {
  it('parks the one item of a refused call, and holds back only what follows for that person', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    await add(outbox, 'one');
    await add(outbox, 'one');
    await add(outbox, 'another');
    // The call of three, then the first alone.
    phone.server.next(refused, refused);
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox)).toEqual(['attention', 'waiting', 'done']));
    await add(outbox, 'another');
    await until(() => expect(statesOf(outbox)).toEqual(['attention', 'waiting', 'done', 'done']));

    const [parked] = outbox.view().items;
    await outbox.tryAgain([parked!.id]);
    await until(() => expect(new Set(statesOf(outbox))).toEqual(new Set(['done'])));
  });

  it('sends the rest of a batch that one bad item had made the server refuse', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    await add(outbox);
    await add(outbox);
    await add(outbox);
    phone.server.next(refused, phone.server.record, refused);
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'attention', 'waiting']));
  });

  it('sends one by one, and loses none of them, what several people did in a refused call', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    const ids = [await add(outbox, 'one'), await add(outbox, 'two'), await add(outbox, 'three')];
    phone.server.next(refused, phone.server.record, refused);
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox)).toEqual(['done', 'attention', 'done']));
    expect(phone.server.calls.map((call) => call.ids)).toEqual([ids, ...ids.map((id) => [id])]);
  });

  it('holds back only the person whose item got no answer', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    await add(outbox, 'one');
    await add(outbox, 'two');
    await add(outbox, 'three');
    await add(outbox, 'one');
    await add(outbox, 'four');
    phone.server.next(async ([first, second, ...others]) => {
      await phone.server.record([first!]);
      const answered = await phone.server.record(others);
      expect(second).toBeDefined();
      return answered.kind === 'answered'
        ? {
            ...answered,
            verdicts: [{ id: first!.id, result: 'done', answer: 'applied' }, ...answered.verdicts],
          }
        : answered;
    });
    phone.device.setOnline(true);
    await until(() =>
      expect(statesOf(outbox)).toEqual(['done', 'done', 'done', 'waiting', 'done']),
    );
    expect(outbox.view().items[3]?.progress).toMatchObject({ failure: 'unanswered' });
  });

  it('lets an item that was refused by verdict hold back nothing', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    await add(outbox);
    await add(outbox);
    phone.server.next(async ([bad, good]) => ({
      kind: 'answered',
      verdicts: [
        { id: bad!.id, result: 'attention', code: 'person_not_allowed', answer: null },
        { id: good!.id, result: 'done', answer: 'applied' },
      ],
    }));
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox)).toEqual(['attention', 'done']));
    await add(outbox);
    await until(() => expect(statesOf(outbox)).toEqual(['attention', 'done', 'done']));
  });

  it('does not let one item over which the server falls hold back anyone else', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.device.setOnline(false);
    await add(outbox, 'one');
    const bad = await add(outbox, 'one');
    await add(outbox, 'one');
    await add(outbox, 'another');
    const fallOver = async (items: readonly OutboxItem[]) =>
      items.some(({ id }) => id === bad) ? serverTrouble() : phone.server.record(items);
    for (let call = 0; call < 20; call += 1) phone.server.next(fallOver);
    phone.device.setOnline(true);
    await until(() => expect(statesOf(outbox).at(-1)).toBe('done'));
    await until(async () => {
      await phone.device.advance(60_000);
      expect(statesOf(outbox)).toEqual(['done', 'waiting', 'waiting', 'done']);
    });
  });

  it('tries once more, with the next start of the app, what a whole call had parked', async () => {
    const phone = createPhone();
    const first = phone.openTab();
    phone.server.next(refused);
    await add(first.outbox);
    await until(() => expect(statesOf(first.outbox)).toEqual(['attention']));
    first.tab.kill();
    const second = phone.openTab();
    await until(() => expect(statesOf(second.outbox)).toEqual(['done']));
  });

  it('hands out a file before it deletes, and never deletes what is being sent', async () => {
    const phone = createPhone();
    const { outbox } = phone.openTab();
    phone.server.next(refused);
    const parked = await add(outbox);
    await until(() => expect(statesOf(outbox)).toEqual(['attention']));
    phone.server.next(never);
    const sending = await add(outbox, 'another');
    await until(() => expect(statesOf(outbox)).toEqual(['attention', 'sending']));

    expect(await outbox.discard([parked, sending])).toBe(1);
    expect(phone.device.files.map(({ content }) => JSON.parse(content))).toMatchObject([
      { format: 'muster-outbox', items: [{ id: parked, payload: { id: parked } }] },
    ]);
    await until(() => expect(outbox.view().items.map(({ id }) => id)).toEqual([sending]));
  });

  it('warns in a plain Safari tab once the oldest unsent item is a day old', async () => {
    const phone = createPhone({ isSafariTab: true });
    phone.device.setOnline(false);
    const { outbox, tab } = phone.openTab();
    await add(outbox);
    expect(outbox.view().mayBeCleared).toBe(false);
    await phone.device.advance(25 * 60 * 60_000);
    tab.show(true);
    await until(() => expect(outbox.view().mayBeCleared).toBe(true));
  });
});
