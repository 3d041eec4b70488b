-- The pages, questions, help, slides and choices that come with the product, in plainer words. A sentence that an operator has
-- changed stays as it is.

create function pg_temp.plainer(content jsonb, sentences text[]) returns jsonb language plpgsql as $$
declare
  plain text := content::text;
  sentence text[];
begin
  foreach sentence slice 1 in array sentences loop
    plain := replace(plain, sentence[1], sentence[2]);
  end loop;
  return plain::jsonb;
end $$;

-- Versions that an admin has published do not change; the version that came with the product does.
create function pg_temp.reword(of_kind text, of_code text, sentences text[]) returns void language sql as $$
  update content_record set texts = pg_temp.plainer(texts, sentences) where kind = of_kind and code = of_code;
  update content_draft d set content = pg_temp.plainer(d.content, sentences)
  from content_record r where r.id = d.record_id and r.kind = of_kind and r.code = of_code;
  update content_version v set content = pg_temp.plainer(v.content, sentences)
  from content_record r where r.id = v.record_id and v.published_by is null and r.kind = of_kind and r.code = of_code;
$$;

select pg_temp.reword('faq', 'lose-money', array[
  ['You cannot lose more than you put in.', 'You cannot lose more than you invest.'],
  ['Vous ne pouvez pas perdre plus que votre mise.', 'Vous ne pouvez pas perdre plus que le montant investi.'],
  ['لا يمكنك أن تخسر أكثر مما وضعت.', 'لا يمكنك أن تخسر أكثر مما استثمرت.']
]);
select pg_temp.reword('faq', 'money-taken', array[
  ['When is my money taken?', 'When am I charged?'],
  ['When you pay. It is held until the campaign closes, and goes to the company only if the raise succeeds. If it does not, all of it goes back to where it came from.', 'When you pay. The money is held until the campaign closes, and is paid to the company only if the raise succeeds. If it does not, all of it is returned to your card or wallet.'],
  ['Sinon, tout retourne d’où il est venu.', 'Sinon, tout est remboursé sur votre carte ou votre portefeuille.'],
  ['متى يؤخذ مالي؟', 'متى يُخصم المبلغ؟'],
  ['وإلا يعود كله من حيث أتى.', 'وإلا يُعاد كله إلى بطاقتك أو محفظتك.']
]);
select pg_temp.reword('faq', 'change-mind', array[
  ['Until 48 hours before closing, in your portfolio, with one button. The whole amount goes back.', 'Yes. You can cancel the investment in your portfolio until 48 hours before closing. The whole amount is returned.'],
  ['Jusqu’à 48 heures avant la clôture, dans votre portefeuille, d’un seul bouton. La totalité vous est rendue.', 'Oui. Vous pouvez annuler l’investissement dans vos placements jusqu’à 48 heures avant la clôture. La totalité vous est remboursée.'],
  ['حتى 48 ساعة قبل الإغلاق، من محفظتك الاستثمارية وبزر واحد. ويعود المبلغ كله.', 'نعم. يمكنك إلغاء الاستثمار من محفظتك الاستثمارية حتى 48 ساعة قبل الإغلاق، ويُعاد المبلغ كله.']
]);
select pg_temp.reword('faq', 'yearly-limit', array[
  ['people who are not accredited may invest only so much in twelve months, on this site and elsewhere. We work it out from your income and net worth and show it before you pay.', 'people who are not accredited may invest only a limited amount in twelve months, on this site and elsewhere. We calculate the limit from your income and net worth and show it before you pay.']
]);
select pg_temp.reword('faq', 'sell-shares', array[
  ['There is no market here and there may never be one.', 'There is no market for them on this site, and there may never be one.']
]);
select pg_temp.reword('faq', 'rate-fixed', array[
  ['It is what the borrower has agreed to pay, not a promise that they can.', 'It is what the borrower has agreed to pay. It does not guarantee that they can.'],
  ['إنه ما وافق المقترض على دفعه، لا ضمان بأنه سيقدر.', 'إنه ما وافق المقترض على دفعه، وليس ضمانًا لقدرته على الدفع.']
]);
select pg_temp.reword('faq', 'late-payment', array[
  ['The payment shows as late with the days counted. Interest goes on running on what is still owed.', 'The payment is shown as late, with the number of days. Interest continues to accrue on the outstanding amount.'],
  ['وتستمر الفائدة على ما بقي مستحقًا.', 'ويستمر احتساب الفائدة على المبلغ المستحق.']
]);
select pg_temp.reword('faq', 'where-paid', array[
  ['Where do repayments arrive?', 'Where are repayments paid?'],
  ['From there you invest again or withdraw to your bank.', 'You can invest the money again or withdraw it to your bank.'],
  ['De là, vous investissez à nouveau ou vous retirez vers votre banque.', 'Vous pouvez investir cet argent à nouveau ou le retirer vers votre banque.'],
  ['ومنها تستثمر من جديد أو تسحب إلى مصرفك.', 'ويمكنك استثمار المال من جديد أو سحبه إلى بنكك.']
]);
select pg_temp.reword('faq', 'cost', array[
  ['What does raising cost?', 'How much does it cost to raise capital?'],
  ['A percentage of what came in, and nothing if the money goes back. It differs between a fixed and a flexible raise, and between reaching the goal and only the minimum.', 'A percentage of the money received, and nothing if the money is returned. It depends on whether the raise is fixed or flexible, and on whether the goal or only the minimum is reached.'],
  ['The fee is taken at closing, never before.', 'The fee is charged at closing, never before.'],
  ['Les frais sont pris à la clôture, jamais avant.', 'Les frais sont prélevés à la clôture, jamais avant.'],
  ['نسبة مما وصل، ولا شيء إذا أُعيد المال.', 'نسبة من المال المستلَم، ولا شيء إذا أُعيد المال.'],
  ['تؤخذ الرسوم عند الإغلاق لا قبله.', 'تُخصم الرسوم عند الإغلاق لا قبله.']
]);
select pg_temp.reword('faq', 'fixed-flexible', array[
  ['Fixed is all or nothing at the goal. Flexible lets you keep what came in from your stated minimum on. Below it, everything goes back in both.', 'Fixed: if the goal is not reached, all money is returned. Flexible: you keep the money once your minimum is reached; below the minimum, all money is returned.'],
  ['Fixe : tout ou rien à l’objectif. Flexible : vous gardez ce qui est reçu à partir du minimum annoncé. En dessous, tout est rendu dans les deux cas.', 'Fixe : si l’objectif n’est pas atteint, tout l’argent est rendu. Flexible : vous conservez l’argent une fois le minimum atteint ; en dessous du minimum, tout est rendu.'],
  ['الثابت: الكل أو لا شيء عند الهدف. المرن: تحتفظون بما وصل ابتداءً من الحد الأدنى المعلن. ودونه يعود كل شيء في الحالتين.', 'الثابت: إن لم يُبلغ الهدف يُعاد كل المال. المرن: تحتفظون بالمال متى بُلغ الحد الأدنى، ودونه يُعاد كل المال.']
]);
select pg_temp.reword('faq', 'sent-back', array[
  ['Why was my draft sent back?', 'Why was my campaign declined?'],
  ['A moderator writes the reason. Most often the figures and the story say two different things. Correct it and submit again; nothing you wrote is lost.', 'The moderator gives the reason. Most often the figures do not match the story. Correct the campaign and submit it again; your text is kept.'],
  ['Pourquoi mon brouillon m’a-t-il été renvoyé ?', 'Pourquoi ma campagne a-t-elle été refusée ?'],
  ['Un modérateur écrit la raison. Le plus souvent, les chiffres et le récit se contredisent. Corrigez et soumettez à nouveau ; rien de ce que vous avez écrit n’est perdu.', 'Le modérateur indique la raison. Le plus souvent, les chiffres et l’histoire se contredisent. Corrigez la campagne et soumettez-la à nouveau ; votre texte est conservé.'],
  ['لماذا أُعيدت مسودتي؟', 'لماذا رُفضت حملتي؟'],
  ['يكتب المشرف السبب. وغالبًا ما تتعارض الأرقام مع القصة. صحّحها وأرسلها من جديد، فلا يضيع شيء مما كتبته.', 'يذكر المشرف السبب. وغالبًا ما تتعارض الأرقام مع القصة. صحّح الحملة وأرسلها من جديد، ويبقى نصك محفوظًا.']
]);
select pg_temp.reword('faq', 'card-limit', array[
  ['What is the most I can pay by card?', 'How much can I pay by card?']
]);
select pg_temp.reword('faq', 'identity', array[
  ['The law asks us to know whom we move money for. A person checks it once, and your details are stored encrypted.', 'The law requires us to know our customers. A person checks your identity once, and your details are stored encrypted.'],
  ['La loi nous demande de savoir pour qui nous faisons circuler de l’argent. Une personne la vérifie une fois, et vos données sont conservées chiffrées.', 'La loi nous oblige à connaître nos clients. Une personne vérifie votre identité une fois, et vos données sont conservées chiffrées.'],
  ['يطلب منا القانون أن نعرف لمن ننقل المال. يراجعها شخص مرة واحدة، وتُحفظ بياناتك مشفّرة.', 'يُلزمنا القانون بمعرفة عملائنا. يراجع شخص هويتك مرة واحدة، وتُحفظ بياناتك مشفّرة.']
]);
select pg_temp.reword('faq', 'session', array[
  ['A session lasts three hours and is ended at once when you change your password. Five minutes before the end we tell you.', 'A session lasts three hours and ends immediately when you change your password. We notify you five minutes before it ends.']
]);
select pg_temp.reword('help-question', 'choose-an-amount', array[
  ['Type an amount or a number of shares.', 'Enter an amount or a number of shares.'],
  ['Shares are sold whole: we round to the nearest number and show it.', 'Only whole shares are sold: we round to the nearest number and show it.'],
  ['The smallest and largest amounts stand beside the field.', 'The minimum and maximum amounts are shown next to the field.'],
  ['افتح حملة واختر «استثمر»، ثم اكتب مبلغًا أو عدد أسهم.', 'افتح حملة واختر «استثمار»، ثم أدخل مبلغًا أو عدد أسهم.'],
  ['أصغر مبلغ وأكبره مكتوبان بجانب الحقل.', 'يظهر الحد الأدنى والحد الأقصى بجانب الحقل.']
]);
select pg_temp.reword('help-question', 'yearly-limit-worked-out', array[
  ['How is my yearly limit worked out?', 'How is my yearly limit calculated?'],
  ['If you change your figures, the limit is worked out again at once.', 'If you change your figures, the limit is recalculated immediately.']
]);
select pg_temp.reword('help-question', 'cancel-an-investment', array[
  ['The whole amount goes back to where it came from: to your card, or to your wallet if you paid from it.', 'The whole amount is returned to your card, or to your wallet if you paid from it.'],
  ['Ouvrez votre portefeuille, choisissez l’investissement puis « Annuler ».', 'Ouvrez vos placements, choisissez l’investissement puis « Annuler ».'],
  ['La totalité retourne d’où elle est venue : votre carte, ou votre portefeuille si vous aviez payé avec.', 'La totalité est remboursée sur votre carte, ou sur votre portefeuille si vous l’aviez utilisé pour payer.'],
  ['يعود المبلغ كله من حيث أتى: إلى بطاقتك، أو إلى محفظتك إن دفعت منها.', 'يُعاد المبلغ كله إلى بطاقتك، أو إلى محفظتك إن دفعت منها.']
]);
select pg_temp.reword('help-question', 'time-ran-out', array[
  ['My time to pay ran out', 'My reservation has expired'],
  ['While you pay, your place is held for the minutes shown on the page. When they are over, the place is free for others. Nothing was taken; start again from the campaign if it is still open.', 'While you pay, your investment is reserved for the time shown on the page. After that it becomes available to others. Nothing was charged; start again from the campaign if it is still open.'],
  ['Mon temps de paiement est écoulé', 'Ma réservation a expiré'],
  ['Pendant que vous payez, votre place est gardée le temps affiché sur la page. Ensuite elle est libre pour d’autres. Rien n’a été prélevé ;', 'Pendant que vous payez, votre investissement est réservé pour la durée affichée sur la page. Ensuite, il redevient disponible pour d’autres. Rien n’a été débité ;'],
  ['انتهى وقت الدفع', 'انتهت مدة حجزي'],
  ['لم يؤخذ شيء؛', 'لم يُخصم شيء؛']
]);
select pg_temp.reword('help-question', 'campaign-failed', array[
  ['Every investor gets everything back, without doing anything. The investment shows as refunded in your portfolio.', 'Every investor is refunded in full automatically. The investment is shown as refunded in your portfolio.'],
  ['Chaque investisseur récupère tout, sans rien avoir à faire. L’investissement apparaît comme remboursé dans votre portefeuille.', 'Chaque investisseur est automatiquement remboursé en totalité. L’investissement apparaît comme remboursé dans vos placements.'],
  ['يسترد كل مستثمر ماله كاملًا دون أن يفعل شيئًا، ويظهر الاستثمار في محفظتك على أنه مُستردّ.', 'يسترد كل مستثمر ماله كاملًا تلقائيًا، ويظهر الاستثمار في محفظتك الاستثمارية على أنه مردود.']
]);
select pg_temp.reword('help-question', 'add-money', array[
  ['You pay on the card provider’s own page; card details never reach this site.', 'You pay on the payment provider’s page; this site never receives your card details.'],
  ['Ouvrez « Compte » et choisissez « Ajouter ». Vous payez sur la page du prestataire ; les données de carte n’arrivent jamais ici.', 'Ouvrez « Portefeuille » et choisissez « Ajouter de l’argent ». Vous payez sur la page du prestataire de paiement ; ce site ne reçoit jamais les données de votre carte.']
]);
select pg_temp.reword('help-question', 'withdrawal-time', array[
  ['You see its state in the wallet: pending, in process, then done. Your bank may need one to three working days more.', 'You see its status in the wallet: pending, in process, then done. Your bank may need another one to three working days.'],
  ['يراجع موظف مالي كل سحب ويرسله إلى مصرفك.', 'يراجع موظف مالي كل سحب ويرسله إلى بنكك.'],
  ['وقد يحتاج مصرفك من يوم إلى ثلاثة أيام عمل إضافية.', 'وقد يحتاج بنكك من يوم إلى ثلاثة أيام عمل إضافية.']
]);
select pg_temp.reword('help-question', 'card-declined', array[
  ['A declined payment takes no money and your place is still held until its time runs out.', 'Nothing is charged for a declined payment, and your reservation is kept until it expires.'],
  ['Un paiement refusé ne prélève rien et votre place reste gardée jusqu’à la fin du délai.', 'Rien n’est débité pour un paiement refusé, et votre réservation est conservée jusqu’à son expiration.'],
  ['الدفعة المرفوضة لا تأخذ مالًا، وتبقى حصتك محجوزة حتى ينتهي وقتها.', 'لا يُخصم شيء عند رفض الدفعة، ويبقى حجزك قائمًا حتى تنتهي مدته.']
]);
select pg_temp.reword('help-question', 'activity-list', array[
  ['Each line is one movement: what came in stands as a credit, what went out as a debit, each with its date and campaign. The balance at the top is what you can use now.', 'Each line is one transaction: money received is a credit, money paid out is a debit, each with its date and campaign. The balance at the top is the amount available now.'],
  ['كل سطر حركة واحدة: ما دخل يُكتب دائنًا وما خرج مدينًا، مع التاريخ والحملة.', 'كل سطر حركة واحدة: المال الوارد دائن والمال الصادر مدين، مع التاريخ والحملة.']
]);
select pg_temp.reword('help-question', 'still-under-review', array[
  ['A person looks at each one, in the order they arrive. You get a mail when it is decided. If something does not match, it is declined with the reason, and you can hand it in again.', 'A person reviews each application, in the order received. We e-mail you when it is decided. If something does not match, we decline the application and give the reason; you can submit it again.'],
  ['Vous recevez un courriel dès la décision. Si quelque chose ne correspond pas, le refus est motivé et vous pouvez déposer à nouveau.', 'Vous recevez un e-mail dès la décision. Si quelque chose ne correspond pas, le refus est motivé et vous pouvez soumettre une nouvelle demande.']
]);
select pg_temp.reword('help-question', 'who-sees-it', array[
  ['Only the people who review identities, and each look is recorded. Campaign owners see your name and amount, never your papers.', 'Only the people who review identities, and each access is recorded. Campaign owners see your name and amount, never your documents.'],
  ['Les porteurs de projet voient votre nom et votre montant, jamais vos pièces.', 'Les porteurs de campagne voient votre nom et votre montant, jamais vos documents.'],
  ['من يراجعون الهويات فقط، وتُسجَّل كل نظرة. يرى أصحاب الحملات اسمك ومبلغك، ولا يرون أوراقك أبدًا.', 'من يراجعون الهويات فقط، ويُسجَّل كل اطلاع. يرى أصحاب الحملات اسمك ومبلغك، ولا يرون مستنداتك أبدًا.']
]);
select pg_temp.reword('help-question', 'start-a-draft', array[
  ['Choose “Raise funds” and then shares or a loan. Six steps follow, each saved as you go; you can leave and come back. A checklist names what is still missing before you submit.', 'Choose “Raise capital” and then equity or a loan. Six steps follow, each saved as you go; you can leave and come back. A checklist shows what is still missing before you submit.'],
  ['اختر «جمع الأموال» ثم الأسهم أو القرض.', 'اختر «جمع رأس المال» ثم الأسهم أو القرض.']
]);
select pg_temp.reword('help-question', 'review-time', array[
  ['A moderator reads all of it and either opens the campaign or sends it back with the reason. Until then nothing is public and you can read, but not change it.', 'A moderator reviews the campaign and either approves it or declines it with the reason. Until then nothing is public, and you can view the campaign but not change it.'],
  ['Un modérateur lit tout, puis ouvre la campagne ou la renvoie avec la raison. D’ici là rien n’est public ; vous pouvez la lire, pas la modifier.', 'Un modérateur examine la campagne, puis l’approuve ou la refuse avec la raison. D’ici là, rien n’est public ; vous pouvez consulter la campagne, mais pas la modifier.'],
  ['يقرأ المشرف كل شيء، ثم يفتح الحملة أو يعيدها مع السبب.', 'يراجع المشرف الحملة، ثم يوافق عليها أو يرفضها مع ذكر السبب.']
]);
select pg_temp.reword('help-question', 'how-long-open', array[
  ['Where the law asks for a shortest time, for example 21 days, the site refuses an earlier closing date and offers the first one that is allowed.', 'Where the law requires a minimum time, for example 21 days, the site does not accept an earlier closing date and suggests the first possible one.']
]);
select pg_temp.reword('help-question', 'ask-for-payout', array[
  ['ask for a payout from your campaign’s dashboard.', 'request a payout from your campaign’s dashboard.'],
  ['Une levée flexible va sur votre compte connecté, une levée fixe par virement bancaire.', 'Une levée flexible est versée sur votre compte relié, une levée fixe par virement bancaire.'],
  ['والثابت بتحويل مصرفي.', 'والثابت بتحويل بنكي.']
]);
select pg_temp.reword('help-question', 'repay-investors', array[
  ['How do I pay investors back?', 'How do I repay investors?'],
  ['check each investor’s part and pay. Parts are exact to the cent.', 'check each investor’s share and pay. The shares are exact to the cent.']
]);
select pg_temp.reword('help-question', 'no-activation-mail', array[
  ['The activation mail has not arrived', 'The activation e-mail has not arrived'],
  ['Look in the folder for unwanted mail first. Then ask for a new link on the sign-in page; the newest link is the one that works.', 'Check your spam folder first. Then request a new link on the sign-in page; only the newest link works.'],
  ['Le courriel d’activation n’est pas arrivé', 'L’e-mail d’activation n’est pas arrivé'],
  ['والرابط الأحدث هو الذي يعمل.', 'ولا يعمل إلا أحدث رابط.']
]);
select pg_temp.reword('help-question', 'forgot-password', array[
  ['A new password signs every other device out.', 'When you change the password, all devices are signed out.'],
  ['Un nouveau mot de passe déconnecte tous les autres appareils.', 'Le changement de mot de passe déconnecte tous les appareils.'],
  ['وكلمة المرور الجديدة تُخرج كل الأجهزة الأخرى.', 'ويُسجَّل الخروج من كل الأجهزة عند تغيير كلمة المرور.']
]);
select pg_temp.reword('help-question', 'two-factor', array[
  ['on your telephone, asked for after the password. You switch it on in the settings. Keep the recovery codes somewhere safe: each opens the account once.', 'on your phone, entered after the password. You turn it on in the settings. Keep the recovery codes in a safe place: each works once.'],
  ['chacun ouvre le compte une fois.', 'chacun ne sert qu’une fois.'],
  ['كلٌّ منها يفتح الحساب مرة واحدة.', 'يعمل كل منها مرة واحدة.']
]);
select pg_temp.reword('help-question', 'leave', array[
  ['Ask for it in the settings. Nothing is removed for some days, so that you can change your mind. Records of money are kept as long as the law asks, without your name where that is allowed.', 'Request it in the settings. Nothing is deleted for 30 days, and you can cancel the request until then. Financial records are kept as long as the law requires, without your name where this is permitted.'],
  ['Rien n’est supprimé pendant quelques jours, pour que vous puissiez changer d’avis.', 'Rien n’est supprimé pendant 30 jours, et vous pouvez annuler la demande d’ici là.'],
  ['لا يُحذف شيء لبضعة أيام كي يتسنى لك تغيير رأيك. وتُحفظ سجلات المال ما دام القانون يطلبها،', 'لا يُحذف شيء لمدة 30 يومًا، ويمكنك إلغاء الطلب قبل ذلك. وتُحفظ السجلات المالية ما دام القانون يقتضي ذلك،']
]);
select pg_temp.reword('help-topic', 'your-account', array[
  ['Signing in, messages, leaving.', 'Signing in, messages, closing the account.'],
  ['Connexion, messages, départ.', 'Connexion, messages, fermeture du compte.'],
  ['الدخول والرسائل والمغادرة.', 'تسجيل الدخول والرسائل وإغلاق الحساب.']
]);
select pg_temp.reword('content-page', 'about', array[
  ['Who runs this site and how it earns its keep.', 'Who runs this site and how it is paid.'],
  ['raise money from the people who want them to exist.', 'raise money from people who believe in them.'],
  ['We read every campaign before it opens, check who is behind it and who invests, hold the money until the campaign closes, and pay it out or back. Every movement is written in a ledger that cannot be changed afterwards.', 'We review every campaign before it opens, check the identity of its owner and its investors, hold the money until the campaign closes, and then pay it out or return it. Every transaction is recorded in a ledger that cannot be changed afterwards.'],
  ['We do not advise anyone, we do not vouch for any offer, and nobody can pay for a better place in a list.', 'We do not give advice and do not guarantee any offer. There is no paid placement.'],
  ['By a fee on money that has been raised, taken at closing and shown before a campaign is submitted.', 'By a fee on the money raised, charged at closing and shown before a campaign is submitted.'],
  ['Qui exploite ce site et de quoi il vit.', 'Qui exploite ce site et comment il est rémunéré.'],
  ['de lever des fonds auprès de ceux qui veulent qu’elles existent.', 'de lever des fonds auprès de personnes qui croient en elles.'],
  ['Nous lisons chaque campagne avant son ouverture, vérifions qui la porte et qui investit, conservons l’argent jusqu’à la clôture, puis le versons ou le rendons. Chaque mouvement est inscrit', 'Nous examinons chaque campagne avant son ouverture, vérifions l’identité de son porteur et de ses investisseurs, conservons l’argent jusqu’à la clôture, puis le versons ou le rendons. Chaque opération est inscrite'],
  ['Par des frais sur les sommes levées, pris à la clôture', 'Par des frais sur les sommes levées, prélevés à la clôture'],
  ['من يدير هذا الموقع ومن أين يعيش.', 'من يدير هذا الموقع وكيف يتقاضى أجره.'],
  ['أن تجمع المال ممن يريدون لها أن توجد.', 'أن تجمع المال ممن يؤمنون بها.'],
  ['نقرأ كل حملة قبل فتحها، ونتحقق ممن يقف خلفها وممن يستثمر،', 'نراجع كل حملة قبل فتحها، ونتحقق من هوية صاحبها ومستثمريها،'],
  ['وتُكتب كل حركة في سجل', 'وتُسجَّل كل عملية في سجل']
]);
select pg_temp.reword('content-page', 'how-investing-works', array[
  ['Four steps, from reading to changing your mind.', 'Investing in four steps.'],
  ['You need no account to read. You need one, and a confirmed identity, to invest.', 'You can read campaigns without an account. To invest, you need an account and a confirmed identity.'],
  ['Questions and answers stand beside them.', 'Questions and answers are on the same page.'],
  ['3. Prove who you are', '3. Confirm your identity'],
  ['Once. A person looks at it. We ask only', 'You do this once. A person reviews it. We ask only'],
  ['Until 48 hours before, you cancel with one button and get everything back. If the campaign does not succeed, everything comes back by itself.', 'Until 48 hours before, you can cancel and the whole amount is returned. If the campaign does not succeed, you are refunded automatically.'],
  ['Quatre étapes, de la lecture au droit de changer d’avis.', 'Investir en quatre étapes.'],
  ['Aucun compte n’est nécessaire pour lire. Il en faut un, et une identité confirmée, pour investir.', 'Vous pouvez lire les campagnes sans compte. Pour investir, il faut un compte et une identité confirmée.'],
  ['Les questions et réponses sont à côté.', 'Les questions et réponses figurent sur la même page.'],
  ['3. Prouver votre identité', '3. Confirmer votre identité'],
  ['vous annulez d’un bouton et récupérez tout. Si la campagne échoue, tout vous revient sans démarche.', 'vous pouvez annuler et la totalité vous est remboursée. Si la campagne échoue, vous êtes remboursé automatiquement.'],
  ['أربع خطوات، من القراءة إلى تغيير الرأي.', 'الاستثمار في أربع خطوات.'],
  ['لا تحتاج إلى حساب كي تقرأ. وتحتاج إلى حساب وهوية مؤكدة كي تستثمر.', 'يمكنك قراءة الحملات دون حساب. وللاستثمار تحتاج إلى حساب وهوية مؤكدة.'],
  ['والأسئلة والأجوبة إلى جانبها.', 'والأسئلة والأجوبة في الصفحة نفسها.'],
  ['3. أثبت هويتك', '3. أكّد هويتك'],
  ['وحتى 48 ساعة قبله تلغي بزر واحد وتسترد كل شيء. وإذا لم تنجح الحملة عاد كل شيء من تلقاء نفسه.', 'وحتى 48 ساعة قبله يمكنك الإلغاء واسترداد المبلغ كله. وإذا لم تنجح الحملة أُعيد مالك تلقائيًا.']
]);
select pg_temp.reword('content-page', 'risks', array[
  ['Plan to hold shares for many years and loans to their last day.', 'Plan to hold shares for many years and loans until maturity.'],
  ['A rate is not a promise', 'A rate is not a guarantee'],
  ['It says nothing about whether they can.', 'It does not mean that they can.'],
  ['Nobody insures it', 'Your investment is not insured'],
  ['Put in only what you can do without.', 'Invest only what you can afford to lose.'],
  ['Spread it over many campaigns; one alone is a bet.', 'Spread your money over many campaigns.'],
  ['Use the days until closing: you can cancel until 48 hours before.', 'You can cancel until 48 hours before closing.'],
  ['et vos prêts jusqu’au dernier jour.', 'et vos prêts jusqu’à l’échéance.'],
  ['Un taux n’est pas une promesse', 'Un taux n’est pas une garantie'],
  ['Personne ne l’assure', 'Votre investissement n’est pas assuré'],
  ['Répartir sur de nombreuses campagnes ; une seule est un pari.', 'Répartir votre argent sur de nombreuses campagnes.'],
  ['Lire les chiffres avant le récit.', 'Lire les chiffres avant l’histoire.'],
  ['Utiliser le temps jusqu’à la clôture : vous pouvez annuler jusqu’à 48 heures avant.', 'Vous pouvez annuler jusqu’à 48 heures avant la clôture.'],
  ['وبالقروض حتى يومها الأخير.', 'وبالقروض حتى الاستحقاق.'],
  ['المعدل ليس وعدًا', 'المعدل ليس ضمانًا'],
  ['ولا يقول شيئًا عن قدرته عليه.', 'ولا يعني أنه قادر عليه.'],
  ['لا أحد يؤمّن عليه', 'استثمارك غير مؤمَّن'],
  ['الاستثمارات ليست ودائع مصرفية', 'الاستثمارات ليست ودائع بنكية'],
  ['لا تضع إلا ما يمكنك الاستغناء عنه.', 'لا تستثمر إلا ما تستطيع تحمّل خسارته.'],
  ['وزّعه على حملات كثيرة؛ فالحملة الواحدة رهان.', 'وزّع مالك على حملات كثيرة.'],
  ['انتفع بالأيام الباقية حتى الإغلاق: يمكنك الإلغاء حتى 48 ساعة قبله.', 'يمكنك الإلغاء حتى 48 ساعة قبل الإغلاق.']
]);
select pg_temp.reword('content-page', 'fees', array[
  ['What raising costs, and what investing does not.', 'The fees for raising capital. Investing is free of charge.'],
  ['no fee, all money goes back.', 'no fee, all money is returned.'],
  ['The percentages in force today stand below.', 'The percentages in force today are shown below.'],
  ['Ce que coûte une levée, et ce que ne coûte pas un investissement.', 'Les frais d’une levée. Investir est gratuit.'],
  ['ما يكلّفه جمع التمويل، وما لا يكلّفه الاستثمار.', 'رسوم جمع المال. الاستثمار مجاني.']
]);
select pg_temp.reword('content-page', 'privacy', array[
  ['Films from other hosts load only when you ask for them.', 'Videos from other sites load only when you ask for them.'],
  ['People who review identities and payments, each look recorded;', 'People who review identities and payments, with each access recorded;'],
  ['after the relation ends, as the law asks. Everything else goes when you close your account.', 'after the relationship ends, as the law requires. Everything else is deleted when you close your account.'],
  ['You can read, correct and take away your data, and ask for it to be removed, in the settings or by writing to us.', 'You can view, correct and export your data, and request its deletion, in the settings or by writing to us.'],
  ['Votre compte : nom, courriel, téléphone,', 'Votre compte : nom, e-mail, téléphone,'],
  ['Les films d’autres hébergeurs ne se chargent que si vous le demandez.', 'Les vidéos d’autres sites ne se chargent que si vous le demandez.'],
  ['comme la loi le demande. Le reste disparaît à la fermeture du compte.', 'comme la loi l’exige. Le reste est supprimé à la fermeture du compte.'],
  ['Vous pouvez lire, corriger et emporter vos données,', 'Vous pouvez consulter, corriger et exporter vos données,'],
  ['ولا تُحمَّل الأفلام من مضيفين آخرين إلا إذا طلبتها.', 'ولا تُحمَّل مقاطع الفيديو من مواقع أخرى إلا إذا طلبتها.'],
  ['من يراجعون الهويات والمدفوعات، وتُسجَّل كل نظرة؛', 'من يراجعون الهويات والمدفوعات، ويُسجَّل كل اطلاع؛'],
  ['كما يطلب القانون. ويزول ما سواها عند إغلاق حسابك.', 'كما يقتضي القانون. ويُحذف ما سواها عند إغلاق حسابك.'],
  ['يمكنك أن تقرأ بياناتك وتصححها وتأخذها معك وتطلب حذفها،', 'يمكنك عرض بياناتك وتصحيحها وتصديرها وطلب حذفها،']
]);
select pg_temp.reword('content-page', 'project-guidelines', array[
  ['What a moderator looks for, in the order they look for it.', 'What moderators check, in this order.'],
  ['You need not be large. You need to be legible.', 'You need not be large. Explain your business clearly.'],
  ['Shares of one class, with the rights written out', 'Shares of one class, with their rights stated'],
  ['What we do not"', 'What we do not accept"'],
  ['Money to lend on, to trade with, or to buy coins or tokens', 'Raising money to lend to others, to trade with, or to buy crypto-assets'],
  ['You may say what you plan and show how you worked it out. You may not say what investors will earn, that a place is nearly gone, or that a known person has invested unless they confirm it.', 'You may state your plans and show how you calculated them. You may not state what investors will earn, claim that little is left, or say that a well-known person has invested unless they confirm it.'],
  ['Pictures and film"', 'Pictures and videos"'],
  ['Your own work, or work you may use. One picture of at least 700 by 500 pixels stands for you everywhere, so let it show the thing itself. Films are linked from YouTube or Vimeo.', 'Use your own work, or work you have the right to use. One picture of at least 700 by 500 pixels represents you everywhere, so it should show your product or project. Videos are linked from YouTube or Vimeo.'],
  ['Past figures and planned figures never share a line in a chart. Plans carry the date they were made. If accounts are not audited, say who checked them.', 'Show past and planned figures separately in charts. State the date of each plan. If accounts are not audited, state who checked them.'],
  ['If terms change, everyone who has invested is asked again; without an answer their money goes back.', 'If terms change, every investor is asked to confirm again; without an answer, their money is returned.'],
  ['Ce qu’un modérateur regarde, dans l’ordre où il le regarde.', 'Ce que les modérateurs vérifient, dans cet ordre.'],
  ['Inutile d’être grand. Il faut être lisible.', 'La taille n’importe pas. Expliquez clairement votre activité.'],
  ['Des actions d’une seule catégorie, aux droits écrits', 'Des actions d’une seule catégorie, dont les droits sont indiqués'],
  ['De l’argent à prêter à d’autres, à spéculer, ou pour acheter des jetons', 'Les levées destinées à prêter à d’autres, à spéculer ou à acheter des crypto-actifs'],
  ['Images et films"', 'Images et vidéos"'],
  ['Votre propre travail, ou un travail que vous pouvez utiliser. Une image d’au moins 700 sur 500 pixels vous représente partout : qu’elle montre la chose même. Les films sont sur YouTube ou Vimeo.', 'Utilisez votre propre travail, ou un travail que vous avez le droit d’utiliser. Une image d’au moins 700 sur 500 pixels vous représente partout : elle doit montrer votre produit ou votre projet. Les vidéos sont sur YouTube ou Vimeo.'],
  ['Les chiffres passés et prévus ne partagent jamais une ligne de graphique. Les prévisions portent leur date.', 'Présentez séparément les chiffres passés et prévus dans les graphiques. Indiquez la date des prévisions.'],
  ['payez ce que vous devez le jour dit.', 'payez ce que vous devez à la date prévue.'],
  ['ما ينظر إليه المشرف، بالترتيب الذي ينظر به.', 'ما يتحقق منه المشرفون، بهذا الترتيب.'],
  ['لا يلزم أن تكونوا كبارًا، بل أن تكونوا واضحين.', 'لا يُشترط حجم معيّن. اشرحوا نشاطكم بوضوح.'],
  ['أسهم من فئة واحدة كُتبت حقوقها', 'أسهم من فئة واحدة ذُكرت حقوقها'],
  ['المال لإقراضه لغيركم أو للمضاربة به أو لشراء العملات الرقمية', 'جمع المال لإقراضه لغيركم أو للمضاربة به أو لشراء الأصول المشفّرة'],
  ['الصور والأفلام"', 'الصور ومقاطع الفيديو"'],
  ['فلتُظهر الشيء نفسه. وتُربط الأفلام من يوتيوب أو فيميو.', 'وينبغي أن تُظهر منتجكم أو مشروعكم. وتُربط مقاطع الفيديو من يوتيوب أو فيميو.'],
  ['لا تشترك الأرقام الماضية والمتوقعة في خط واحد من رسم بياني. وتحمل التوقعات تاريخ وضعها.', 'اعرضوا الأرقام الماضية والمتوقعة منفصلة في الرسوم البيانية، واذكروا تاريخ كل توقع.']
]);
select pg_temp.reword('content-page', 'terms', array[
  ['holds the money until a campaign closes and pays it out or back. It does not advise you and does not vouch for any offer.', 'holds the money until a campaign closes, and then pays it out or returns it. It does not advise you and does not guarantee any offer.'],
  ['The offer is theirs, the decision is yours.', 'The companies make the offers; you decide.'],
  ['Changing the password signs every other device out.', 'When you change the password, all devices are signed out.'],
  ['where the law asks for it, how much you may invest in twelve months. You can cancel until 48 hours before closing and get all of it back. After that the investment stands.', 'where the law requires it, how much you may invest in twelve months. You can cancel until 48 hours before closing and the whole amount is returned. After that the investment is binding.'],
  ['Changing your mind costs nothing until 48 hours before closing.', 'You can cancel free of charge until 48 hours before closing.'],
  ['A stated rate is what the borrower has agreed to pay, not a promise that they can.', 'A stated rate is what the borrower has agreed to pay. It does not guarantee that they can.'],
  ['L’offre est la leur, la décision est la vôtre.', 'Les entreprises font les offres ; vous décidez.'],
  ['Changer le mot de passe déconnecte tous les autres appareils.', 'Le changement de mot de passe déconnecte tous les appareils.'],
  ['Changer d’avis ne coûte rien jusqu’à 48 heures avant la clôture.', 'Vous pouvez annuler sans frais jusqu’à 48 heures avant la clôture.'],
  ['العرض عرضهم والقرار قرارك.', 'الشركات تقدّم العروض، وأنت تقرر.'],
  ['وتغيير كلمة المرور يسجّل خروج كل الأجهزة الأخرى.', 'ويُسجَّل الخروج من كل الأجهزة عند تغيير كلمة المرور.'],
  ['وبعدها يثبت الاستثمار.', 'وبعدها يصبح الاستثمار ملزمًا.'],
  ['تغيير رأيك لا يكلّف شيئًا حتى 48 ساعة قبل الإغلاق.', 'يمكنك الإلغاء مجانًا حتى 48 ساعة قبل الإغلاق.']
]);
select pg_temp.reword('slider', 'stones', array[
  ['raise money here from the people who want them to exist.', 'raise money here from people who believe in them.'],
  ['lèvent ici des fonds auprès de ceux qui veulent qu’elles existent.', 'lèvent ici des fonds auprès de personnes qui croient en elles.'],
  ['تجمع الشركات والتعاونيات المال هنا ممن يريدون لها أن توجد.', 'تجمع الشركات والتعاونيات المال هنا ممن يؤمنون بها.'],
  ['شاهد الفرص المفتوحة', 'عرض الفرص المفتوحة']
]);
select pg_temp.reword('slider', 'figures', array[
  ['Every figure on the table.', 'All figures are public.'],
  ['are on the page before you decide. You need no account to read them.', 'are public before you decide. You can read them without an account.'],
  ['Tous les chiffres sur la table.', 'Tous les chiffres sont publics.'],
  ['sont sur la page avant que vous décidiez. Aucun compte n’est nécessaire pour les lire.', 'sont publics avant que vous décidiez. Vous pouvez les lire sans compte.'],
  ['كل رقم على الطاولة.', 'كل الأرقام معلنة.'],
  ['على الصفحة قبل أن تقرر. ولا تحتاج إلى حساب لقراءتها.', 'معلنة قبل أن تقرر. ويمكنك قراءتها دون حساب.']
]);
select pg_temp.reword('slider', 'raise', array[
  ['Raise from those who know you.', 'Raise capital from people who know you.'],
  ['A person reads every submission and writes back. The fee is taken only at closing.', 'A person reviews every submission. The fee is charged only at closing.'],
  ['Levez auprès de ceux qui vous connaissent.', 'Levez des fonds auprès de personnes qui vous connaissent.'],
  ['Une personne lit chaque dossier et répond. Les frais ne sont pris qu’à la clôture.', 'Une personne examine chaque dossier. Les frais ne sont prélevés qu’à la clôture.'],
  ['يقرأ شخص كل طلب ويردّ عليه. ولا تؤخذ الرسوم إلا عند الإغلاق.', 'يراجع شخص كل طلب. ولا تُخصم الرسوم إلا عند الإغلاق.']
]);
select pg_temp.reword('meta', 'site', array[
  ['Raise and lend in the open', 'Equity and loan crowdfunding'],
  ['Raise money, or back those who do: shares and loans, with every figure on the table.', 'Raise capital, or invest in the shares and loans of companies. All figures are public.'],
  ['Lever et prêter au grand jour', 'Financement participatif en actions et en prêts'],
  ['Levez des fonds ou soutenez ceux qui en lèvent : actions et prêts, tous les chiffres sur la table.', 'Levez des fonds, ou investissez dans les actions et les prêts d’entreprises. Tous les chiffres sont publics.'],
  ['جمع رأس المال وإقراضه بشفافية', 'التمويل الجماعي بالأسهم والقروض'],
  ['اجمع المال أو ادعم من يجمعه: أسهم وقروض، وكل رقم على الطاولة.', 'اجمع رأس المال أو استثمر في أسهم الشركات وقروضها. كل الأرقام معلنة.']
]);
select pg_temp.reword('menu-footer', 'start-a-draft', array[
  ['ابدأ مسودة', 'بدء مسودة']
]);
select pg_temp.reword('menu-footer', 'invest', array[
  ['"استثمر"', '"الاستثمار"']
]);
select pg_temp.reword('menu-footer', 'raise', array[
  ['"Raise"', '"Raise capital"'],
  ['"اجمع"', '"جمع المال"']
]);
select pg_temp.reword('campaign-stage', 'early_revenue', array[
  ['"First sales"', '"Early revenue"'],
  ['"Premières ventes"', '"Premiers revenus"'],
  ['"أولى المبيعات"', '"إيرادات أولية"']
]);
select pg_temp.reword('campaign-stage', 'growth', array[
  ['"Growing"', '"Growth"'],
  ['"En croissance"', '"Croissance"']
]);
select pg_temp.reword('invest-frequency', 'never', array[
  ['"At the end"', '"At maturity"']
]);
