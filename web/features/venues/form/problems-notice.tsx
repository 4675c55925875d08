import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTerm } from '../../../lib/terms.ts';
import { Item, List, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { countByTab, TAB_NAMES, TABS, tabOf } from './venue-tabs.ts';

type ProblemsNoticeProps = {
  /** The fields that are wrong, in the order of the form; `photos` when there is none. */
  paths: readonly string[];
  onGo: (path: string) => void;
};

/** What has to be done before the venue can be reviewed, tab by tab. */
export function ProblemsNotice({ paths, onGo }: ProblemsNoticeProps) {
  const { t } = useLingui();
  const tabName = useTerm(TAB_NAMES);
  const counts = countByTab(paths);
  const fields = paths.filter((path) => path !== 'photos');
  return (
    <Notice tone="danger" role="alert">
      <Stack gap="1">
        {fields.length > 0 && (
          <Text fontWeight="600">
            <Trans id="venueForm.fillRequired">Please fill in all required fields</Trans>
          </Text>
        )}
        {paths.includes('photos') && (
          <Text fontWeight="600">
            <Trans id="venueForm.addPhoto">Please add at least one photo</Trans>
          </Text>
        )}
        <List display="flex" flexWrap="wrap" columnGap="5">
          {TABS.filter((tab) => counts[tab]).map((tab) => {
            const name = tabName(tab);
            const count = counts[tab] ?? 0;
            return (
              <Item key={tab}>
                <Button
                  look="link"
                  size="sm"
                  textAlign="left"
                  onClick={() => onGo(paths.find((path) => tabOf(path) === tab) ?? tab)}
                >
                  {t({
                    id: 'venueForm.problemsOnTab',
                    message: plural(count, {
                      one: `${name}: # item to complete`,
                      other: `${name}: # items to complete`,
                    }),
                  })}
                </Button>
              </Item>
            );
          })}
        </List>
      </Stack>
    </Notice>
  );
}
