import { adminContentApi, leavingApi, visitorApi } from '@cairn/contracts';
import { ContactService, NewsletterService } from '../modules/content/index.js';
import { adminOf, session, type Population } from './demo-people.js';
import type { DemoWorld, Step } from './demo-world.js';
import { INQUIRIES, LEAVERS, SUBSCRIBED_PEOPLE, SUBSCRIBERS } from './visitors.data.js';

/** An address of the documentation's network for each visitor: they do not share a limit. */
const addressOf = (place: number): string => `203.0.113.${place + 1}`;

/**
 * Inquiries to the site, some of them answered. Created through the service, because a script cannot solve a captcha.
 */
function inquirySteps(world: DemoWorld, population: Population): Step[] {
  const moderator = adminOf(population.admins, 'moderator').api;
  return INQUIRIES.flatMap(({ day, about, name, email, language, subject, text, answer }, place) => {
    const sent: Step = {
      day,
      run: () =>
        world.app
          .get(ContactService)
          .take(
            { questionType: about, name, email, subject, description: text },
            { userId: null, language, ip: addressOf(place) },
          ),
    };
    if (answer === undefined) return [sent];
    const answered: Step = {
      day: answer.day,
      run: async () => {
        const [inquiry] = await world.sql<{ id: string }>('select id from contact_inquiry where subject = $1', [
          subject,
        ]);
        const params = { id: inquiry?.id ?? '' };
        await moderator.send(adminContentApi.answerInquiry, { params, body: { answer: answer.text } });
      },
    };
    return [sent, answered];
  });
}

function newsletterSteps(world: DemoWorld, { people }: Population): Step[] {
  const newsletter = world.app.get(NewsletterService);
  const visitors = SUBSCRIBERS.flatMap(({ day, email, language, leaves }, place) => {
    const joins: Step = {
      day,
      run: () => newsletter.subscribeVisitor({ email, userId: null, language }, addressOf(place)),
    };
    if (leaves === undefined) return [joins];
    const goes: Step = {
      day: leaves,
      run: async () => {
        const [row] = await world.sql<{ id: string }>('select id from newsletter_subscription where email = $1', [
          email,
        ]);
        await newsletter.unsubscribe(newsletter.unsubscribeToken(row?.id ?? ''));
      },
    };
    return [joins, goes];
  });
  const members = SUBSCRIBED_PEOPLE.map(({ day, place }): Step => ({
    day,
    run: async () => {
      await people[place]?.api.send(visitorApi.subscribeMe, {});
    },
  }));
  return [...visitors, ...members];
}

/** Whoever closes their account passes step-up authentication first. */
const leaverSteps = (world: DemoWorld, { people }: Population): Step[] =>
  LEAVERS.map(({ day, place, reason }) => ({
    day,
    run: async () => {
      const leaver = people[place];
      if (leaver === undefined) throw new Error(`There is no demo user at place ${place}`);
      await (await session(world, leaver.id)).send(leavingApi.close, { body: { reason } });
    },
  }));

/** Inquiries, subscriptions and account closures. */
export const visitorSteps = (world: DemoWorld, population: Population): Step[] => [
  ...inquirySteps(world, population),
  ...newsletterSteps(world, population),
  ...leaverSteps(world, population),
];
