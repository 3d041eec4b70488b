import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core';

/**
 * The kit puts `dir` on the frame around a field, and a frame has no text that `auto` could go by: the field itself
 * carries it here. Empty, it reads as the page does; the first letter then decides.
 */
export const ownDirection = (value: unknown): 'auto' | undefined => (value ? 'auto' : undefined);

const attributesOf = (value: unknown) => ({ input: { dir: ownDirection(value) } });

/** A line in the writer’s own words. */
export const FreeTextInput = (props: TextInputProps) => <TextInput {...props} attributes={attributesOf(props.value)} />;

/** Some lines in the writer’s own words. */
export const FreeTextarea = (props: TextareaProps) => <Textarea {...props} attributes={attributesOf(props.value)} />;
