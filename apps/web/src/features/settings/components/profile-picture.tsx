import { FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import type { Framing, Size } from '../../../lib/page/crop.js';
import { cropPicture, openPicture, type OpenedPicture } from '../../../lib/page/picture-file.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { CropPicture } from '../../../ui/forms/crop-picture.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

interface ProfilePictureProps {
  kind: 'photo' | 'coverPhoto';
  wanted: Size;
  /** Shown while nothing is being chosen. */
  children: ReactNode;
  hasOne: boolean;
  onUse: (file: Blob) => Promise<void>;
  onRemove: () => Promise<void>;
}

/** V-27: one picture of a profile: shown, chosen, cropped, removed. */
export const ProfilePicture = ({ kind, wanted, children, hasOne, onUse, onRemove }: ProfilePictureProps) => {
  const { t } = useTranslation('settings');
  const words = useErrorWords();
  const [opened, setOpened] = useState<OpenedPicture>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reset = useRef<() => void>(null);

  const choose = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    setProblem(undefined);
    const result = await openPicture(file, wanted);
    if (typeof result === 'string') setProblem(t(`picture.${result}`, { ...wanted, name: file.name }));
    else setOpened(result);
  };
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      setOpened(undefined);
    } catch (error) {
      setProblem(words(error));
    } finally {
      setBusy(false);
    }
  };
  const use = (framing: Framing) => {
    if (opened) void act(async () => onUse(await cropPicture(opened, wanted, framing)));
  };

  return (
    <Stack gap={3}>
      {opened ? (
        <CropPicture
          {...opened}
          wanted={wanted}
          round={kind === 'photo'}
          label={t(`picture.${kind}.frame`)}
          isBusy={isBusy}
          onUse={use}
          onCancel={() => setOpened(undefined)}
        />
      ) : (
        <>
          {children}
          <Row between flow>
            <Text size="small" muted>
              {t(`picture.${kind}.note`, { ...wanted })}
            </Text>
            <Row>
              {hasOne && (
                <Button variant="subtle" size="sm" loading={isBusy} onClick={() => void act(onRemove)}>
                  {t('picture.remove')}
                </Button>
              )}
              <FileButton accept="image/*" resetRef={reset} onChange={(file) => void choose(file)}>
                {(props) => (
                  <Button {...props} variant="default" size="sm" leftSection={<Icon of={IconUpload} size="small" />}>
                    {t(hasOne ? 'picture.another' : 'picture.choose')}
                  </Button>
                )}
              </FileButton>
            </Row>
          </Row>
        </>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </Stack>
  );
};
