import { Canvas, DocsContext, Heading, Subheading, Unstyled } from "@storybook/addon-docs/blocks";
import { Link } from "@tsumugi/ui";
import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--tsu-space-2) var(--tsu-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--tsu-text);
  font: 400 var(--tsu-text-md) / var(--tsu-leading-body) var(--tsu-font-sans);
  & li {
    word-break: auto-phrase;
  }
`;

/** Their stories ask the mocked server, which answers for one story at a time: two on a page would share an answer. */
const ASKING = /^(画面|フック|流れ)\//;

/**
 * A story in a frame of its own loads everything once more: many at once are more than a browser lets wait, and some stay
 * blank. So each waits until somebody comes near; its place is kept, so that nothing moves under them.
 */
function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "600px" },
    );
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place} style={isNear ? undefined : { minHeight: 560 }}>
      {isNear && children}
    </div>
  );
}

/**
 * The other stories of a docs page. What stands at rest is drawn. What acts is opened by its name: a docs page does not
 * run its actions, so that it would show what it does not say, and a frame that does run them takes the focus.
 */
export function Samples({ title }: { title: string }) {
  const others = use(DocsContext).componentStories().slice(1);
  const drawn = ASKING.test(title) ? [] : others.filter(({ playFunction }) => !playFunction);
  const opened = others.filter((story) => !drawn.includes(story));
  return (
    <>
      {drawn.length > 0 && <Heading>見本</Heading>}
      {drawn.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          {story.parameters.docs?.story?.inline === false ? (
            <WhenNear>
              <Canvas of={story.moduleExport} />
            </WhenNear>
          ) : (
            <Canvas of={story.moduleExport} />
          )}
        </section>
      ))}
      {opened.length > 0 && <Heading>{ASKING.test(title) ? "状態と動き" : "動き"}</Heading>}
      <Unstyled>
        <List>
          {opened.map((story) => (
            <li key={story.id}>
              <Link href={`./?path=/story/${story.id}`} target="_top">
                {story.name}
              </Link>
            </li>
          ))}
        </List>
      </Unstyled>
    </>
  );
}
