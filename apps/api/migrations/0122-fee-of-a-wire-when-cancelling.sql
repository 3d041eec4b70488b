-- What is said about cancelling is the same everywhere: the amount goes back to where it came from, and the fee of a wire
-- transfer is kept if the investor cancels, returned if the campaign fails. Texts that an operator has written stay.

insert into agreement_template
  (id, kind, jurisdiction, language, version, title, clauses, binding_language, effective_from, made_at, reason)
select gen_random_uuid(), t.kind, t.jurisdiction, t.language, 2, t.title,
  replace(t.clauses::text, w.former, w.plain)::jsonb, t.binding_language, t.effective_from, kernel.now(),
  'It says what becomes of the fee of a wire transfer'
from agreement_template t join (values
  ('en', ', without reason and without cost. The whole amount is then returned to where it came from.',
    ', without giving a reason. The whole amount is then returned to where it came from. A fee that was added for a wire transfer is kept, unless the law gives a right to withdraw without cost. If the offering fails, it is returned as well.'),
  ('fr', ', sans motif et sans frais. La totalité du montant est alors remboursée par le moyen de paiement d’origine.',
    ', sans motif. La totalité du montant est alors remboursée par le moyen de paiement d’origine. Les frais ajoutés pour un virement sont conservés, sauf si la loi accorde un droit de rétractation sans frais. Si l’offre échoue, ils sont remboursés aussi.'),
  ('ar', ' دون إبداء سبب ودون أي تكلفة. ويُعاد عندئذ المبلغ كاملًا إلى مصدره.',
    ' دون إبداء سبب. ويُعاد عندئذ المبلغ كاملًا إلى مصدره. ولا تُرد الرسوم المضافة لحوالة مصرفية، ما لم يمنح القانون حق الرجوع دون تكلفة. وإذا لم ينجح الطرح رُدّت هي أيضًا.')
) w (language, former, plain) on w.language = t.language
where t.version = 1 and t.made_by is null and position(w.former in t.clauses::text) > 0
  and not exists (select 1 from agreement_template n where (n.kind, n.jurisdiction, n.language) = (t.kind, t.jurisdiction, t.language)
    and n.version > 1);

create or replace function pg_temp.plainer(content jsonb, sentences text[]) returns jsonb language plpgsql as $$
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
create or replace function pg_temp.reword(of_kind text, of_code text, sentences text[]) returns void language sql as $$
  update content_record set texts = pg_temp.plainer(texts, sentences) where kind = of_kind and code = of_code;
  update content_draft d set content = pg_temp.plainer(d.content, sentences)
  from content_record r where r.id = d.record_id and r.kind = of_kind and r.code = of_code;
  update content_version v set content = pg_temp.plainer(v.content, sentences)
  from content_record r where r.id = v.record_id and v.published_by is null and r.kind = of_kind and r.code = of_code;
$$;

select pg_temp.reword('faq', 'change-mind', array[
  ['until 48 hours before closing. The whole amount is returned.', 'until 48 hours before closing. The whole amount is returned to where you paid from; the fee of a wire transfer is kept.'],
  ['La totalité vous est remboursée.', 'La totalité vous est remboursée là d’où vous avez payé ; les frais d’un virement sont conservés.'],
  ['ويُعاد المبلغ كله.', 'ويُعاد المبلغ كله إلى حيث دفعت منه، ولا تُرد رسوم الحوالة المصرفية.']
]);
select pg_temp.reword('faq', 'money-taken', array[
  ['all of it is returned to your card or wallet.', 'all of it is returned to where you paid from.'],
  ['Sinon, tout est remboursé sur votre carte ou votre portefeuille.', 'Sinon, tout est remboursé là d’où vous avez payé.'],
  ['وإلا يُعاد كله إلى بطاقتك أو محفظتك.', 'وإلا يُعاد كله إلى حيث دفعت منه.']
]);
select pg_temp.reword('content-page', 'terms', array[
  ['You can cancel free of charge until 48 hours before closing.', 'You can cancel until 48 hours before closing; only the fee of a wire transfer is then kept.'],
  ['Vous pouvez annuler sans frais jusqu’à 48 heures avant la clôture.', 'Vous pouvez annuler jusqu’à 48 heures avant la clôture ; seuls les frais d’un virement sont alors conservés.'],
  ['يمكنك الإلغاء مجانًا حتى 48 ساعة قبل الإغلاق.', 'يمكنك الإلغاء حتى 48 ساعة قبل الإغلاق، ولا يُحتفظ عندئذ إلا برسوم الحوالة المصرفية.']
]);
