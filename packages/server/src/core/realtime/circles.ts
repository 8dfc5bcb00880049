import type { Audience } from "./audience.ts";
import type { Subscriber } from "./hub.ts";

/** Streams that carry the same but for what is one person's alone: whether they may hear is asked once for all. */
export interface Circle {
  /** Of any of them. */
  readonly audience: Audience;
  /** By user; creators, who hear nothing of their own, all under "". */
  readonly people: Map<string, Set<Subscriber>>;
}

export interface Circles {
  add(subscriber: Subscriber): void;
  /** False when it was not among them. */
  delete(subscriber: Subscriber): boolean;
  readonly size: number;
  /** Everyone, as they are now. */
  all(): Subscriber[];
  /** Those that carry the same to the same person, the longest open first. */
  like(audience: Audience): Subscriber[];
  of(company_uid: string | null): readonly Circle[];
  [Symbol.iterator](): Iterator<Circle>;
}

const personOf = (audience: Audience) => (audience.kind === "creator" ? "" : audience.user_uid);

/** Where what an audience may hear is recorded: companies, and null for what belongs to none. */
function placesOf(audience: Audience): (string | null)[] {
  if (audience.kind === "operator") return [null];
  if (audience.kind === "member" || audience.support_room_uid === null) return [audience.company_uid];
  return [audience.company_uid, null];
}

const nameOf = (audience: Audience): string =>
  JSON.stringify(audience.kind === "creator" ? audience : { ...audience, user_uid: "" });

export function createCircles(): Circles {
  const circles = new Map<string, Circle>();
  const byPlace = new Map<string | null, Set<Circle>>();
  const everyone = new Set<Subscriber>();

  function open(audience: Audience): Circle {
    const circle = { audience, people: new Map() };
    circles.set(nameOf(audience), circle);
    for (const place of placesOf(audience)) byPlace.set(place, (byPlace.get(place) ?? new Set()).add(circle));
    return circle;
  }

  function close(circle: Circle): void {
    circles.delete(nameOf(circle.audience));
    for (const place of placesOf(circle.audience)) {
      const there = byPlace.get(place);
      there?.delete(circle);
      if (there?.size === 0) byPlace.delete(place);
    }
  }

  return {
    add(subscriber) {
      const { audience } = subscriber;
      const { people } = circles.get(nameOf(audience)) ?? open(audience);
      const person = personOf(audience);
      people.set(person, (people.get(person) ?? new Set()).add(subscriber));
      everyone.add(subscriber);
    },
    delete(subscriber) {
      if (!everyone.delete(subscriber)) return false;
      const circle = circles.get(nameOf(subscriber.audience));
      const person = personOf(subscriber.audience);
      const streams = circle?.people.get(person);
      streams?.delete(subscriber);
      if (streams?.size === 0) circle?.people.delete(person);
      if (circle?.people.size === 0) close(circle);
      return true;
    },
    get size() {
      return everyone.size;
    },
    all: () => [...everyone],
    like: (audience) => [...(circles.get(nameOf(audience))?.people.get(personOf(audience)) ?? [])],
    of: (company_uid) => [...(byPlace.get(company_uid) ?? [])],
    [Symbol.iterator]: () => circles.values(),
  };
}
