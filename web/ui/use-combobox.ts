import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';

type ComboboxOptions = {
  /** The field, where the server renders it: it may have got the focus before hydration. */
  field?: RefObject<HTMLInputElement | null>;
  /** Whether the list is asked for; held by the caller, who loads the options by it. */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** What distinguishes the options shown, in their order. An option that leaves the list is no longer the active one. */
  keys: readonly string[];
  /** Takes the option over. `byTab`: the focus is about to leave the field, so nothing may navigate. */
  onPick: (index: number, byTab: boolean) => void;
  /** Time between the loss of the focus and the end of the list, so that a finger on the list still finds it. */
  hideDelayMs: number;
};

/**
 * The behaviour of an ARIA 1.2 combobox whose list popup belongs to a text field: the focus stays in the field, the arrows move an
 * active option which Enter takes over, Escape closes. Give `input` to the field, `list` to the listbox, `option(index)` to each option.
 */
export function useCombobox({ field, open, setOpen, keys, onPick, hideDelayMs }: ComboboxOptions) {
  const id = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const active = activeKey === null ? -1 : keys.indexOf(activeKey);
  const expanded = open && keys.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = expanded && active >= 0 ? optionId(active) : undefined;

  const showIfFocused = useEffectEvent(() => {
    if (field?.current && document.activeElement === field.current) setOpen(true);
  });
  useEffect(() => showIfFocused(), []);
  useEffect(() => () => clearTimeout(hideTimer.current), []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const show = () => {
    clearTimeout(hideTimer.current);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActiveKey(null);
  };
  const activate = (index: number) => setActiveKey(keys.at(index) ?? null);
  const pick = (index: number, byTab = false) => {
    close();
    onPick(index, byTab);
  };

  /** True when the key was for the list and the field must not have it. */
  const pressed = ({ key, altKey }: KeyboardEvent): boolean => {
    switch (key) {
      case 'ArrowDown':
        show();
        if (!altKey) activate(active + 1 < keys.length ? active + 1 : 0);
        return true;
      case 'ArrowUp':
        if (altKey) close();
        else {
          show();
          activate(active > 0 ? active - 1 : -1);
        }
        return true;
      case 'Home':
      case 'End':
        if (!activeId) return false;
        activate(key === 'Home' ? 0 : -1);
        return true;
      case 'Enter':
        if (activeId) pick(active);
        else close();
        return activeId !== undefined;
      case 'Escape':
        if (!expanded) return false;
        close();
        return true;
      case 'Tab':
        if (activeId) pick(active, true);
        return false;
      default:
        return false;
    }
  };

  return {
    /** Whether the list is on the screen: asked for and not empty. */
    expanded,
    input: {
      role: 'combobox',
      'aria-expanded': expanded,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      // Names and places are offered whatever their capitals, and no dictionary knows them.
      autoCapitalize: 'none',
      spellCheck: false,
      onFocus: show,
      onClick: show,
      onInput: () => {
        show();
        setActiveKey(null);
      },
      onBlur: (_event: FocusEvent) => {
        clearTimeout(hideTimer.current);
        hideTimer.current = setTimeout(close, hideDelayMs);
      },
      onKeyDown: (event: KeyboardEvent) => {
        // While an input method composes a word, its keys are its own.
        if (event.nativeEvent.isComposing || !pressed(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
    list: { id: `${id}-list`, role: 'listbox' },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: () => activate(index),
      onClick: () => pick(index),
    }),
  } as const;
}
