-- The page on fees and the answer on the cost of raising stated the fees that the product comes with, which the console can
-- change. They leave the figures to the table that the page shows. Sentences that operators have changed stay as they are.

create function pg_temp.reworded(content jsonb) returns jsonb language plpgsql as $$
declare
  plain text := content::text;
  sentence text[];
begin
  foreach sentence slice 1 in array array[
    ['Fixed raise, goal reached: 5% of the money received.', 'Fixed raise, goal reached: a percentage of the money received.'],
    ['Flexible raise, goal reached: 10% of the money received.', 'Flexible raise, goal reached: a percentage of the money received.'],
    ['Flexible raise, goal missed but minimum met: 15% of the money received.', 'Flexible raise, goal missed but minimum met: another percentage of the money received.'],
    ['The fee is taken from the payout at closing. You see it before you submit.', 'The percentages in force today stand below. A campaign keeps those of the day on which it is approved. The fee is taken from the payout at closing. You see it before you submit.'],
    ['Fixed raise: 5% of what came in if you reach the goal, nothing if you do not. Flexible raise: 10% at the goal, 15% if you miss it but reach your minimum. The fee is taken at closing, never before.', 'A percentage of what came in, and nothing if the money goes back. It differs between a fixed and a flexible raise, and between reaching the goal and only the minimum. The page “Fees” shows the percentages in force today. The fee is taken at closing, never before.'],
    ['Levée fixe, objectif atteint : 5 % des sommes reçues.', 'Levée fixe, objectif atteint : un pourcentage des sommes reçues.'],
    ['Levée flexible, objectif atteint : 10 % des sommes reçues.', 'Levée flexible, objectif atteint : un pourcentage des sommes reçues.'],
    ['Levée flexible, objectif manqué mais minimum atteint : 15 % des sommes reçues.', 'Levée flexible, objectif manqué mais minimum atteint : un autre pourcentage des sommes reçues.'],
    ['Les frais sont retenus sur le versement à la clôture. Vous les voyez avant l’envoi.', 'Les pourcentages en vigueur aujourd’hui figurent ci-dessous. Une campagne garde ceux du jour de son approbation. Les frais sont retenus sur le versement à la clôture. Vous les voyez avant l’envoi.'],
    ['Levée fixe : 5 % du montant reçu si l’objectif est atteint, rien sinon. Levée flexible : 10 % à l’objectif, 15 % si seul le minimum est atteint. Les frais sont pris à la clôture, jamais avant.', 'Un pourcentage du montant reçu, et rien si l’argent est rendu. Il diffère selon que la levée est fixe ou flexible, et que l’objectif ou seul le minimum est atteint. La page « Frais » donne les pourcentages en vigueur aujourd’hui. Les frais sont pris à la clôture, jamais avant.'],
    ['جمع ثابت بلغ الهدف: 5% من المال المستلَم.', 'جمع ثابت بلغ الهدف: نسبة من المال المستلَم.'],
    ['جمع مرن بلغ الهدف: 10% من المال المستلَم.', 'جمع مرن بلغ الهدف: نسبة من المال المستلَم.'],
    ['جمع مرن لم يبلغ الهدف وبلغ الحد الأدنى: 15% من المال المستلَم.', 'جمع مرن لم يبلغ الهدف وبلغ الحد الأدنى: نسبة أخرى من المال المستلَم.'],
    ['يُخصم الرسم من الصرف عند الإغلاق، وترونه قبل الإرسال.', 'النسب السارية اليوم مبيّنة أدناه. وتحتفظ كل حملة بنسب يوم الموافقة عليها. يُخصم الرسم من الصرف عند الإغلاق، وترونه قبل الإرسال.'],
    ['الجمع الثابت: 5% مما وصل إذا بلغتم الهدف، ولا شيء إن لم تبلغوه. الجمع المرن: 10% عند بلوغ الهدف، و15% إذا لم يُبلغ لكن تحقق الحد الأدنى. تؤخذ الرسوم عند الإغلاق لا قبله.', 'نسبة مما وصل، ولا شيء إذا أُعيد المال. وتختلف بين الجمع الثابت والمرن، وبين بلوغ الهدف وبلوغ الحد الأدنى فقط. تبيّن صفحة «الرسوم» النسب السارية اليوم. تؤخذ الرسوم عند الإغلاق لا قبله.']
  ] loop
    plain := replace(plain, sentence[1], sentence[2]);
  end loop;
  return plain::jsonb;
end $$;

update content_record set texts = pg_temp.reworded(texts)
where (kind, code) in (('content-page', 'fees'), ('faq', 'cost'));
update content_draft d set content = pg_temp.reworded(d.content)
from content_record r where r.id = d.record_id and (r.kind, r.code) = ('content-page', 'fees');
-- What readers have once had stays in the history, but for what came with the product: taken back, it would be wrong again.
update content_version v set content = pg_temp.reworded(v.content)
from content_record r where r.id = v.record_id and v.published_by is null and (r.kind, r.code) = ('content-page', 'fees');

-- One choice has one name: owners chose "Making" or "Before seed" where cards and the console say "Crafts" and "Pre-seed".
do $$
declare
  renamed record;
begin
  -- One after the other: a statement would change a record that has two names to change only once.
  for renamed in select * from (values
    ('category', 'crafts', 'en', 'Making', 'Crafts'),
    ('investing-round', 'pre_seed', 'en', 'Before seed', 'Pre-seed'),
    ('investing-round', 'series_a', 'en', 'First large round', 'Series A'),
    ('investing-round', 'series_a', 'ar', 'جولة أولى', 'الجولة A')
  ) name(kind, code, language, delivered, wanted) loop
    update content_record set texts = jsonb_set(texts, array[renamed.language, 'name'], to_jsonb(renamed.wanted))
    where kind = renamed.kind and code = renamed.code and texts #>> array[renamed.language, 'name'] = renamed.delivered;
  end loop;
end $$;
