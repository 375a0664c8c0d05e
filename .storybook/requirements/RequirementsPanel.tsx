import React, { useEffect, useState } from 'react';
import { AddonPanel, EmptyTabContent } from 'storybook/internal/components';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { loadStoryRequirements } from './loadStoryRequirements.ts';

const ADDON_ID = 'vitrine/requirements';

const List = styled.dl({
  margin: 0,
});

const Row = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 60rem)',
  gap: 12,
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  lineHeight: 1.5,
  '& dt': { fontWeight: theme.typography.weight.bold },
  '& dd': { margin: 0 },
}));

type ByStory = Awaited<ReturnType<typeof loadStoryRequirements>>;

function Requirements() {
  const { storyId } = useStorybookState();
  const [byStory, setByStory] = useState<ByStory>();
  useEffect(() => {
    void loadStoryRequirements().then(setByStory);
  }, []);
  if (!byStory) return null;
  const requirements = byStory[storyId] ?? [];
  if (requirements.length === 0)
    return (
      <EmptyTabContent
        title="This story names no requirement"
        description="The line above a story names the requirements that it shows."
      />
    );
  return (
    <List>
      {requirements.map(({ id, text }) => (
        <Row key={id}>
          <dt>{id}</dt>
          <dd>{text}</dd>
        </Row>
      ))}
    </List>
  );
}

/** Adds the panel with the text of the requirements that the story names. */
export function registerRequirementsPanel(): void {
  addons.register(ADDON_ID, () => {
    addons.add(`${ADDON_ID}/panel`, {
      type: types.PANEL,
      title: 'Requirements',
      render: ({ active }) => (
        <AddonPanel active={Boolean(active)}>
          <Requirements />
        </AddonPanel>
      ),
    });
  });
}
