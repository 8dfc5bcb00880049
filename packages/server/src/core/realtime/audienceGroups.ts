import type { Audience } from "./audience.ts";
import type { Subscriber } from "./hub.ts";

/** Streams that carry the same except for what is one person's alone: whether they may receive an event is asked once. */
export interface AudienceGroup {
  /** The audience of any of them. */
  readonly audience: Audience;
  /** By user; creators, who receive nothing of their own, all under "". */
  readonly people: Map<string, Set<Subscriber>>;
}

export interface AudienceGroups {
  add(subscriber: Subscriber): void;
  /** False when it was not among them. */
  delete(subscriber: Subscriber): boolean;
  readonly size: number;
  /** Every subscriber, as they are now. */
  all(): Subscriber[];
  /** The streams of the same person that carry the same, the longest open first. */
  streamsOf(audience: Audience): Subscriber[];
  /** The groups that receive events of a company or, with null, of no company. */
  inCompany(company_uid: string | null): readonly AudienceGroup[];
  [Symbol.iterator](): Iterator<AudienceGroup>;
}

const personOf = (audience: Audience) => (audience.kind === "creator" ? "" : audience.user_uid);

/** The companies whose events an audience may receive; null stands for events of no company. */
function companiesOf(audience: Audience): (string | null)[] {
  if (audience.kind === "operator") return [null];
  if (audience.kind === "member" || audience.support_room_uid === null) return [audience.company_uid];
  return [audience.company_uid, null];
}

const keyOf = (audience: Audience): string =>
  JSON.stringify(audience.kind === "creator" ? audience : { ...audience, user_uid: "" });

export function createAudienceGroups(): AudienceGroups {
  const groups = new Map<string, AudienceGroup>();
  const byCompany = new Map<string | null, Set<AudienceGroup>>();
  const everyone = new Set<Subscriber>();

  function open(audience: Audience): AudienceGroup {
    const group = { audience, people: new Map() };
    groups.set(keyOf(audience), group);
    for (const company of companiesOf(audience)) {
      byCompany.set(company, (byCompany.get(company) ?? new Set()).add(group));
    }
    return group;
  }

  function close(group: AudienceGroup): void {
    groups.delete(keyOf(group.audience));
    for (const company of companiesOf(group.audience)) {
      const others = byCompany.get(company);
      others?.delete(group);
      if (others?.size === 0) byCompany.delete(company);
    }
  }

  return {
    add(subscriber) {
      const { audience } = subscriber;
      const { people } = groups.get(keyOf(audience)) ?? open(audience);
      const person = personOf(audience);
      people.set(person, (people.get(person) ?? new Set()).add(subscriber));
      everyone.add(subscriber);
    },
    delete(subscriber) {
      if (!everyone.delete(subscriber)) return false;
      const group = groups.get(keyOf(subscriber.audience));
      const person = personOf(subscriber.audience);
      const streams = group?.people.get(person);
      streams?.delete(subscriber);
      if (streams?.size === 0) group?.people.delete(person);
      if (group?.people.size === 0) close(group);
      return true;
    },
    get size() {
      return everyone.size;
    },
    all: () => [...everyone],
    streamsOf: (audience) => [...(groups.get(keyOf(audience))?.people.get(personOf(audience)) ?? [])],
    inCompany: (company_uid) => [...(byCompany.get(company_uid) ?? [])],
    [Symbol.iterator]: () => groups.values(),
  };
}
