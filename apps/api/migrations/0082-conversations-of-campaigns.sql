-- Those of a campaign's team who answer for it find the conversations of its owner about it.
create index conversation_of_campaign on conversation (campaign_id) where campaign_id is not null;
