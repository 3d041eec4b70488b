-- Which pages a provider has said to be paid: a person's wallet shows their top-ups among them as on their way.
create index webhook_event_paid on webhook_event (object_id) where type = 'checkout.session.completed';
