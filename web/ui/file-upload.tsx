import { FileUpload as Chakra } from '@chakra-ui/react';
import type { DragEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Text } from './text.tsx';

/** What is chosen is handed on at once: nothing is kept here, and the same file may be chosen again. */
const NONE: File[] = [];

/** Without it the browser would leave the page for a file that is dropped where none can be. */
const refuse = (event: DragEvent) => {
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

type FileUploadProps = {
  icon: ReactNode;
  /** “Déposez vos photos ici”, or why none can be. */
  label: string;
  /** Of the button: “Choisir des photos” */
  chooseLabel: string;
  /** What kinds, how large. */
  help: ReactNode;
  /** Media types and endings that the browser offers to choose. What is dropped may be of others: who takes the files says what is wrong. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  busy?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Where files are dropped, or chosen. */
export function FileUpload(props: FileUploadProps) {
  const { icon, label, chooseLabel, help, accept, multiple = false, disabled = false, busy = false, onFiles } = props;
  return (
    <Chakra.Root
      acceptedFiles={NONE}
      maxFiles={Number.POSITIVE_INFINITY}
      disabled={disabled}
      translations={{ dropzone: label }}
      colorPalette="copper"
      onFileAccept={({ files }) => onFiles(files)}
      {...(disabled && { onDragOver: refuse })}
    >
      <Chakra.HiddenInput accept={accept} multiple={multiple} aria-label={chooseLabel} />
      <Chakra.Dropzone
        disableClick
        role="group"
        width="full"
        minHeight="auto"
        px="4"
        py={{ base: '6', md: '8' }}
        gap="3"
        textAlign="center"
        color="fg"
        bg="bg.panel"
        borderColor="border.emphasized"
        _hover={{ bg: 'bg.panel' }}
        _dragging={{ bg: 'bg.subtle' }}
      >
        {icon}
        <Text {...(disabled && { tone: 'muted' })}>{label}</Text>
        <Chakra.Trigger asChild>
          <Button busy={busy}>{chooseLabel}</Button>
        </Chakra.Trigger>
        <Text look="caption" tone="muted">
          {help}
        </Text>
      </Chakra.Dropzone>
    </Chakra.Root>
  );
}
