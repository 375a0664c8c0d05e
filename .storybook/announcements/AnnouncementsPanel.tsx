import React, { useEffect, useState } from 'react';
import { AddonPanel, Badge, EmptyTabContent } from 'storybook/internal/components';
import { addons, types, useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Announcement } from '#src/ui/Announcer/announcementLedger.ts';
import { ADDON_ID, PANEL_ID, PANEL_OPENED_EVENT, SPOKEN_EVENT } from './announcementsChannel.ts';

const List = styled.ol({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Row = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr auto',
  gap: 12,
  alignItems: 'baseline',
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
}));

const Muted = styled.span(({ theme }) => ({
  color: theme.textMutedColor,
  fontVariantNumeric: 'tabular-nums',
}));

interface AnnouncementRowProps {
  announcement: Announcement;
  /** Whether the previous announcement has the same text, so that screen readers repeat it. */
  isDuplicate: boolean;
}

function AnnouncementRow({ announcement, isDuplicate }: AnnouncementRowProps) {
  const { order, message, politeness, locale, source, isRepeat } = announcement;
  return (
    <Row>
      <Muted>{order}</Muted>
      <span lang={locale}>{message}</span>
      <span>
        <Badge>{locale}</Badge>{' '}
        <Badge status={politeness === 'assertive' ? 'warning' : 'neutral'}>{politeness}</Badge>{' '}
        {source === 'react-aria' && <Badge>react-aria</Badge>}{' '}
        {isRepeat ? (
          <Badge>repeat, not announced</Badge>
        ) : (
          isDuplicate && <Badge status="critical">duplicate</Badge>
        )}
      </span>
    </Row>
  );
}

function Announcements() {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const emit = useChannel({ [SPOKEN_EVENT]: setAnnouncements });
  useEffect(() => emit(PANEL_OPENED_EVENT), [emit]);
  if (announcements.length === 0) {
    return (
      <EmptyTabContent
        title="No announcements yet"
        description="The story's screen reader announcements appear here, in order."
      />
    );
  }
  return (
    <List>
      {announcements.map((announcement, at) => (
        <AnnouncementRow
          key={announcement.order}
          announcement={announcement}
          isDuplicate={announcements[at - 1]?.message === announcement.message}
        />
      ))}
    </List>
  );
}

/** Adds the panel that lists all announcements. */
export function registerAnnouncementsPanel(): void {
  addons.register(ADDON_ID, () => {
    addons.add(PANEL_ID, {
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
