import { type CalendarDate, toCalendarDate } from '@internationalized/date';
import { use } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { useText } from '#src/i18n/SiteContext.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { OverlayFocus } from '#src/ui/FocusFallback/OverlayFocus.tsx';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '#src/ui/Icon/icons.tsx';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './DateCalendar.module.css';

/** The button at the end of a `DateField` and the calendar that it opens. Escape or a choice closes it. */
export function DateCalendar() {
  const text = useText();
  const rootAttributes = useRoot('calendar');
  const state = use(DateFieldStateContext);
  if (!state || state.isDisabled) return null;
  const value: CalendarDate | null = state.value && toCalendarDate(state.value);
  return (
    <DialogTrigger>
      <IconButton size="small" label={text('forms.date.calendar')}>
        <CalendarIcon />
      </IconButton>
      {/* The portal is outside all our roots, so it needs our reset and typography too. */}
      <Popover className={styles.popover ?? ''} placement="bottom end" {...rootAttributes}>
        <Dialog className={styles.dialog ?? ''} aria-label={text('forms.date.calendar')}>
          {({ close }) => (
            <>
              <OverlayFocus />
              <Calendar
                autoFocus
                value={value}
                onChange={(date) => {
                  state.setValue(date);
                  close();
                }}
              >
                <header className={styles.head}>
                  <Button slot="previous" className={styles.step ?? ''}>
                    <ChevronLeftIcon />
                  </Button>
                  <Heading className={styles.month ?? ''} />
                  <Button slot="next" className={styles.step ?? ''}>
                    <ChevronRightIcon />
                  </Button>
                </header>
                <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
                  <CalendarGridHeader>
                    {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
                  </CalendarGridHeader>
                  <CalendarGridBody>
                    {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
                  </CalendarGridBody>
                </CalendarGrid>
              </Calendar>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
