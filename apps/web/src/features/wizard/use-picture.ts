import type { CampaignParams, Endpoint } from '@cairn/contracts/kernel/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { useErrorWords } from '../../lib/api/use-error-words.js';
import type { Framing } from '../../lib/page/crop.js';
import { cropPicture, openPicture, type OpenedPicture } from '../../lib/page/picture-file.js';
import { isFinal } from './autosave/section-saver.js';
import { preparePicture, type PictureSize } from './picture.js';

/** V-27: the picture for large screens is made of a part that has its 1552 pixels. */
const MOST_SCALE = 2.22;

interface Chosen {
  file: File;
  url: string;
}

/** A picture that is chosen, checked and shown at once, and sent as the file `name` of its section. */
export const usePicture = (
  endpoint: Endpoint<{ params: CampaignParams; body: object }>,
  name: string,
  campaignId: string,
  least: PictureSize,
) => {
  const { t } = useTranslation('wizard');
  const words = useErrorWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [stored, setStored] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  /** The picture that is being cropped. */
  const [opened, setOpened] = useState<OpenedPicture>();

  useEffect(() => (chosen === null ? undefined : () => URL.revokeObjectURL(chosen.url)), [chosen]);

  const choose = async (file: File | null): Promise<void> => {
    setError(undefined);
    setOpened(undefined);
    if (!file) return;
    const prepared = await preparePicture(file, least);
    if ('problem' in prepared) setError(t(`picture.${prepared.problem}`, { ...least }));
    else setChosen({ file: prepared.file, url: URL.createObjectURL(prepared.file) });
  };

  /** Opens the chosen picture, so that a part of it can be kept. */
  const frame = async (): Promise<void> => {
    if (!chosen) return;
    const found = await openPicture(chosen.file, least);
    if (typeof found === 'string') setError(t(`picture.${found}`, { ...least }));
    else setOpened(found);
  };
  const crop = async (framing: Framing): Promise<void> => {
    if (!opened || !chosen) return;
    const part = await cropPicture(opened, least, framing, MOST_SCALE);
    setOpened(undefined);
    await choose(new File([part], chosen.file.name.replace(/\.\w+$/, '.webp'), { type: part.type }));
  };

  const sendFile = async (file: File): Promise<boolean> => {
    const body = new FormData();
    body.set(name, file);
    try {
      await send(endpoint, { params: { campaignId }, body });
      setStored(file);
      return true;
    } catch (refusal) {
      if (!isFinal(refusal) || !refusal.code.startsWith('file.')) throw refusal;
      setError(words(refusal));
      setChosen((now) => (now?.file === file ? null : now));
      return false;
    }
  };
  const unsent = chosen && chosen.file !== stored ? chosen.file : null;
  const flight = useRef<{ file: File; answer: Promise<boolean> } | null>(null);

  /** One file is sent at a time, so that the last one that was chosen is the one that stays. */
  const sendInTurn = async (file: File, before: Promise<boolean> | undefined): Promise<boolean> => {
    await before?.catch(() => false); // told to whoever sent it
    return sendFile(file);
  };

  /** Uploads the chosen file, once; false when the API refuses it, with the error at the field. */
  const upload = async (): Promise<boolean> => {
    if (!unsent) return error === undefined;
    if (flight.current?.file !== unsent) {
      flight.current = { file: unsent, answer: sendInTurn(unsent, flight.current?.answer) };
    }
    const { current } = flight;
    try {
      return await current.answer;
    } finally {
      if (flight.current === current) flight.current = null;
    }
  };

  return {
    choose,
    upload,
    error,
    url: chosen?.url ?? null,
    /** The chosen file, until it is stored. */
    unsent,
    changed: unsent !== null,
    opened,
    frame,
    crop,
    keepWhole: () => setOpened(undefined),
  };
};

export type Picture = ReturnType<typeof usePicture>;
