-- Amounts are not rounded to whole shares: the form asks for a multiple of the price. One name for the kind that sells shares.
-- A sentence that an operator has changed stays as it is.

create function pg_temp.corrected(content jsonb, sentences text[]) returns jsonb language plpgsql as $$
declare
  corrected text := content::text;
  sentence text[];
begin
  foreach sentence slice 1 in array sentences loop
    corrected := replace(corrected, sentence[1], sentence[2]);
  end loop;
  return corrected::jsonb;
end $$;

-- Versions that an admin has published do not change; the version that came with the product does.
create function pg_temp.correct(of_kind text, of_code text, sentences text[]) returns void language sql as $$
  update content_record set texts = pg_temp.corrected(texts, sentences) where kind = of_kind and code = of_code;
  update content_draft d set content = pg_temp.corrected(d.content, sentences)
  from content_record r where r.id = d.record_id and r.kind = of_kind and r.code = of_code;
  update content_version v set content = pg_temp.corrected(v.content, sentences)
  from content_record r where r.id = v.record_id and v.published_by is null and r.kind = of_kind and r.code = of_code;
$$;

select pg_temp.correct('content-page', 'how-investing-works', array[
  ['We round it to whole shares and show the total, every fee and your yearly limit before you pay.', 'Only whole shares are sold: enter a multiple of the price. The total, every fee and your yearly limit are shown before you pay.'],
  ['Nous l’arrondissons à des actions entières et affichons le total, tous les frais et votre plafond annuel avant le paiement.', 'Seules des actions entières sont vendues : saisissez un multiple du prix. Le total, tous les frais et votre plafond annuel sont affichés avant le paiement.'],
  ['نقرّبه إلى أسهم كاملة ونُظهر الإجمالي وكل الرسوم وحدّك السنوي قبل أن تدفع.', 'تُباع الأسهم كاملة فقط: أدخل مضاعفًا للسعر. ويظهر الإجمالي وكل الرسوم وحدّك السنوي قبل أن تدفع.']
]);
select pg_temp.correct('help-question', 'choose-an-amount', array[
  ['Only whole shares are sold: we round to the nearest number and show it.', 'Only whole shares are sold: the amount is a multiple of the price.'],
  ['Les actions se vendent entières : nous arrondissons et l’affichons.', 'Seules des actions entières sont vendues : le montant est un multiple du prix.'],
  ['تُباع الأسهم كاملة: نقرّب إلى أقرب عدد ونُظهره.', 'تُباع الأسهم كاملة فقط: المبلغ مضاعف للسعر.']
]);
select pg_temp.correct('campaign-type', 'equity', array[['"Shares"', '"Equity"']]);
