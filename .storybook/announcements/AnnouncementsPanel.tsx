// biome-ignore lint/correctness/noUnusedImports: the manager's builder compiles JSX to React.createElement.
import React, { useState } from 'react';
import { AddonPanel, Badge, EmptyTabContent } from 'storybook/internal/components';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons, types, useChannel } from 'storybook/manager-api';
import { ADDON_ID, SPOKEN_EVENT, type SpokenAnnouncement } from './announcementsChannel.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function Announcements() {
  const [spoken, setSpoken] = useState<readonly SpokenAnnouncement[]>([]);
  useChannel({
    [SPOKEN_EVENT]: setSpoken,
    [STORY_RENDER_PHASE_CHANGED]: ({ newPhase }: { newPhase: string }) => {
      if (newPhase === 'preparing') setSpoken([]);
    },
  });
  if (spoken.length === 0) {
    return (
      <EmptyTabContent
        title="Nothing was said yet"
        description="What a screen reader is told while the story runs appears here, in order."
      />
    );
  }
  return (
    <ol style={{ margin: 0, padding: '12px 16px 12px 40px', lineHeight: 1.7 }}>
      {spoken.map(({ text, language, politeness, atMs, isDuplicate }, index) => (
        <li key={index}>
          <span lang={language}>{text}</span>{' '}
          <Badge status={politeness === 'assertive' ? 'warning' : 'neutral'}>{politeness}</Badge>{' '}
          <Badge>{language}</Badge> <small>{seconds(atMs)}</small>{' '}
          {isDuplicate && <Badge status="critical">said twice</Badge>}
        </li>
      ))}
    </ol>
  );
}

/** Adds the panel that lists what the announcer said (BEY-01). */
export function registerAnnouncementsPanel(): void {
  addons.register(ADDON_ID, () => {
    addons.add(`${ADDON_ID}/panel`, {
      type: types.PANEL,
      title: 'Announcements',
      render: ({ active }) => (
        <AddonPanel active={Boolean(active)}>
          <Announcements />
        </AddonPanel>
      ),
    });
  });
}
