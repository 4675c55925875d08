import type anyIcon from 'lucide-static/icons/circle.svg?react';

/** A component for any icon of lucide-static. */
export type Icon = typeof anyIcon;
